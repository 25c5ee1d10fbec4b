/** Runs work after the response has been sent, one task after the other. A failure is logged and does not stop the next task. */
export function writingLater(onError: (error: unknown) => void) {
  let last: Promise<void> = Promise.resolve()
  return {
    add(work: () => Promise<void>): void {
      last = last
        .then(() => new Promise(setImmediate))
        .then(work)
        .catch(onError)
    },
    done: (): Promise<void> => last,
  }
}
