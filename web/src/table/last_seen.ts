/** Remembers how far this browser has seen each table, for "since you last looked". */
const KEY = 'saqqara-seen'
const MOST = 60

function all(): Record<string, number> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number> | null) ?? {}
  } catch {
    return {}
  }
}

export function lastSeen(table: string): number | null {
  const number = all()[table]
  return typeof number === 'number' ? number : null
}

export function noteSeen(table: string, number: number): void {
  const { [table]: _, ...others } = all()
  const kept = Object.entries(others).slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [table]: number }))
  } catch {
    // Without storage nothing is remembered, but nothing else breaks.
  }
}
