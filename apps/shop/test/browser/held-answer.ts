import { painted } from './painted.ts'

/** An answer that is on its way until the test lets it come. */
export function heldAnswer<Answer>() {
  let arrive: (answer: Answer) => void = () => {}
  const promise = new Promise<Answer>((resolve) => {
    arrive = resolve
  })
  return {
    promise,
    /** Comes, and is dealt with: what it changes on the screen is drawn. */
    async arrive(answer: Answer) {
      arrive(answer)
      await promise
      await painted()
    },
  }
}
