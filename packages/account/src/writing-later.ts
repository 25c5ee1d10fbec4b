/** Work that begins when the answer has left, one after the other; what fails is told of and does not stop the next. */
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
