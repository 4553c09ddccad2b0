/** Chooses the origin of links to hand on: others cannot follow a link to "localhost". */

const HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Return the page's own origin, unless it works only on this machine and the server knows a better one. */
export function originFor(own: string, server: string): string {
  return server && isHere(own) && !isHere(server) ? server : own
}

function isHere(origin: string): boolean {
  return HERE.test(new URL(origin).hostname)
}
