/** Shows that it is the person's turn while they look elsewhere: by tab title, favicon and notifications of their system. */
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

/** Tell the person by a notification of their system that it is their turn at a table of this game. */
export function notify(table: string, title: string): void {
  if (!settings.notices || !document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return
  const notice = new Notification(t('web-notice-turn', { game: title }), { icon: '/icon-192.png', tag: table })
  notice.onclick = () => {
    focus()
    location.assign(`/table/${table}`)
  }
}

/** Ask the browser for permission to show notifications. */
export async function allowNotices(): Promise<boolean> {
  return 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted'
}
