/** Hover and focus on a choice show what it would do. */
import type { Choices, Match } from './choices.svelte'

export interface Looking {
  look: () => void
  away: () => void
}

export function looking(choices: Choices, match: Match): Looking {
  return {
    look: () => choices.look(match),
    // A focused element that is removed loses the focus while the page is being drawn: let the drawing end first.
    away: () =>
      queueMicrotask(() => {
        if (choices.looked === match) choices.look(null)
      }),
  }
}
