/** Pages by address. Links are plain `<a href>`; the page changes without being reloaded. */
export interface Route {
  page: string
  args: string[]
  query: URLSearchParams
}

/** The page for every address that leads nowhere. */
const MISSING = 'missing'

export function parse(path: string, search: string): Route {
  const parts = path.split('/').filter(Boolean).map(decoded)
  const query = new URLSearchParams(search)
  const [page = '', ...args] = parts.filter((part) => part !== null)
  if (parts.includes(null) || (page === 'table' && !args.length)) return { page: MISSING, args: [], query }
  return { page, args, query }
}

/** Decode a part of an address; null if it is malformed. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Scroll the element that the address names into view. */
export function showAnchor(): void {
  const id = decoded(location.hash.slice(1))
  if (id) document.getElementById(id)?.scrollIntoView()
}

let current = $state.raw<Route>(parse(location.pathname, location.search))

export const route = {
  get now(): Route {
    return current
  },
}

export function go(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address)
  arrive()
}

function arrive(): void {
  const before = current
  current = parse(location.pathname, location.search)
  if (before.page !== current.page || before.args.join() !== current.args.join()) scrollTo(0, 0)
}

/** Handle links inside the app; leave all others to the browser. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin || link.pathname.startsWith('/api/')) return
  if (link.hash && link.pathname === location.pathname) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

addEventListener('popstate', arrive)
