import { painted } from './painted.ts'

/** An answer that is pending until the test releases it. */
export function heldAnswer<Answer>() {
  let arrive: (answer: Answer) => void = () => {}
  const promise = new Promise<Answer>((resolve) => {
    arrive = resolve
  })
  return {
    promise,
    /** Releases the answer and waits until it is rendered. */
    async arrive(answer: Answer) {
      arrive(answer)
      await promise
      await painted()
    },
  }
}
