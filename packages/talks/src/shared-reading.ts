/**
 * One reading for all who ask at once. Whoever asks while it is read waits for the next, together with all others who do: nobody gets what was
 * read before they asked.
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
