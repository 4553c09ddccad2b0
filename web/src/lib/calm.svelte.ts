/** A state that has lasted for a while. */

/** Between two decisions of one turn there is nothing to choose either, and the table must not jump. */
const CALM = 900

/** Whether it has been still so long that the room may be given to something else; what stirs has its room at once. Belongs into a component. */
export function calmWhen(still: () => boolean): { readonly now: boolean } {
  let calm = $state(true)
  $effect(() => {
    const quiet = still()
    const timer = setTimeout(() => (calm = quiet), quiet ? CALM : 0)
    return () => clearTimeout(timer)
  })
  return {
    get now() {
      return calm
    },
  }
}
