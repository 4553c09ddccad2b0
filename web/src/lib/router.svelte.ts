/** Pages by address. Links are plain `<a href>`; the page changes without loading anew. */
export interface Route {
  page: string
  args: string[]
  query: URLSearchParams
}

export function parse(path: string, search: string): Route {
  const [page = '', ...args] = path.split('/').filter(Boolean).map(decodeURIComponent)
  return { page, args, query: new URLSearchParams(search) }
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

/** Follow links inside the app here; everything else is the browser's. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin || link.pathname.startsWith('/api/')) return
  if (link.hash && link.pathname === location.pathname) return
  event.preventDefault()
  go(link.pathname + link.search)
}

addEventListener('popstate', arrive)
