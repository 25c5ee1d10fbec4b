import { setTimeout as pause } from 'node:timers/promises'

/** A lost host never confirms the end of a connection, so closing waits only a moment for it. */
export async function farewell(ended: Promise<unknown>, patienceMs = 1_000): Promise<void> {
  const isOver = new AbortController()
  const patience = pause(patienceMs, undefined, { signal: isOver.signal })
  await Promise.race([ended, patience]).catch(() => {})
  isOver.abort()
  await patience.catch(() => {})
}
