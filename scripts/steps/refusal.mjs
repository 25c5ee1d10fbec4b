/** A fault that the user can correct: shown as one sentence without a stack trace. */
export class Refusal extends Error {}

/** @param {() => Promise<void>} work */
export async function runOrExplain(work) {
  try {
    await work()
  } catch (error) {
    const words = error instanceof Refusal ? error.message : /** @type {Error} */ (error).stack
    process.stderr.write(`\n${words}\n`, () => process.exit(1))
  }
}
