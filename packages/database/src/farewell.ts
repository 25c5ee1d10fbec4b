import { setTimeout as pause } from 'node:timers/promises'

const patienceMs = 1_000

/** A host that went away never confirms a goodbye: whoever closes waits a moment for it and no longer. */
export async function farewell(ended: Promise<unknown>): Promise<void> {
  const isOver = new AbortController()
  const patience = pause(patienceMs, undefined, { signal: isOver.signal })
  await Promise.race([ended, patience]).catch(() => {})
  isOver.abort()
  await patience.catch(() => {})
}
