/** Whose turn it is, where people look when they look elsewhere: tab title, favicon, a notice of the system. */
import { t } from './texts/texts.svelte'
import { settings } from './settings.svelte'

const PLAIN = '/favicon.svg'
const MARKED = '/favicon-turn.svg'

export function showTurn(title: string, mine: boolean): void {
  document.title = mine ? `● ${t('web-title-turn')} · ${title || 'Saqqara'}` : title ? `${title} · Saqqara` : 'Saqqara'
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const wanted = mine ? MARKED : PLAIN
  if (icon && !icon.href.endsWith(wanted)) icon.href = wanted
}

export function notify(table: string, game: string): void {
  if (!settings.notices || !document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return
  const notice = new Notification(t('web-notice-turn', { game: t(`${game}-title`) }), { icon: '/icon-192.png', tag: table })
  notice.onclick = () => {
    focus()
    location.assign(`/table/${table}`)
  }
}

/** Ask the system for leave to show notices. */
export async function allowNotices(): Promise<boolean> {
  return 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted'
}
