/** Handlers that show what a choice would do while it is hovered or focused. */
import type { Choices, Match } from './choices.svelte'

export interface Hover {
  enter: () => void
  leave: () => void
}

export function hover(choices: Choices, match: Match): Hover {
  return {
    enter: () => choices.hover(match),
    // A focused element that is removed loses the focus while the page is being rendered: let the rendering end first.
    leave: () =>
      queueMicrotask(() => {
        if (choices.hovered === match) choices.hover(null)
      }),
  }
}
