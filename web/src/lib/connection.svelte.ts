/** Whether the server can be reached, as far as the last request knows; and the patience to ask until it can. */
export const connection = $state({ lost: false })

const PAUSE = 4000

/** Ask every few seconds, and at once when the system is online again, until an answer comes. Returns how to stop. */
export function untilAnswered(ask: () => Promise<unknown>, answered: () => void = () => {}): () => void {
  const attempt = () => void ask().then(answered, () => {})
  const timer = setInterval(attempt, PAUSE)
  addEventListener('online', attempt)
  return () => {
    clearInterval(timer)
    removeEventListener('online', attempt)
  }
}
