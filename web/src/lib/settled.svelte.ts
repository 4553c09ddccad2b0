/** A state that has lasted for a while. */

/** Between two decisions of one turn there is nothing to choose either, and the table must not jump. */
const DELAY = 900

/** True once `idle` has held for a while; false again at once when it ends. Call it while a component is being set up. */
export function settledWhen(idle: () => boolean): { readonly now: boolean } {
  let settled = $state(true)
  $effect(() => {
    const quiet = idle()
    const timer = setTimeout(() => (settled = quiet), quiet ? DELAY : 0)
    return () => clearTimeout(timer)
  })
  return {
    get now() {
      return settled
    },
  }
}
