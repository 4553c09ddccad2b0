/** Where a page is found by others: they cannot follow a link to "localhost". */

const HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** The beginning of links to hand on: the page's own, unless only this machine knows it and the server knows a better one. */
export function originFor(own: string, server: string): string {
  return server && isHere(own) && !isHere(server) ? server : own
}

function isHere(origin: string): boolean {
  return HERE.test(new URL(origin).hostname)
}
