/**
 * Shares one read among concurrent callers. A call during a read waits for the next read, together with all others: nobody gets
 * data from before their call.
 */
export function sharedReading<Read>(read: () => Promise<Read>): () => Promise<Read> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<Read> | null = null
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        const reading = read()
        running = reading
        return reading
      })
    return next
  }
}
