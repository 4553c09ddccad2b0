/** Whether the last request reached the server, and how to retry until one does. */
export const connection = $state({ lost: false })

const PAUSE = 4000

/** Ask every few seconds, and at once when the system is online again, until an answer comes. Return a function that stops it. */
export function untilAnswered(ask: () => Promise<unknown>, answered: () => void = () => {}): () => void {
  const attempt = () => void ask().then(answered, () => {})
  const timer = setInterval(attempt, PAUSE)
  addEventListener('online', attempt)
  return () => {
    clearInterval(timer)
    removeEventListener('online', attempt)
  }
}
