import { seconds } from './progress.mjs'
import { Refusal } from './refusal.mjs'

/**
 * One stage after another up to the first broken one, whose words are shown; the last line counts. False: something failed.
 * @param {import('./test-stages.mjs').Stage[]} stages
 * @param {import('./progress.mjs').Progress} progress
 * @param {(line: string) => void} say
 */
export async function runStages(stages, progress, say) {
  let passed = 0
  let failed = 0
  for (const stage of stages) stage.begin?.()
  for (const stage of stages) {
    const started = Date.now()
    const result = await stage
      .run(progress)
      .catch((error) => ({ passed: 0, failed: 1, output: explain(error) }))
    passed += result.passed
    failed += result.failed
    const counts = `${result.passed} passed, ${result.failed} failed`
    const took = seconds(Date.now() - started).padStart(8)
    say(`${result.failed ? '✗' : '✓'} ${stage.name.padEnd(10)} ${took}   ${counts}`)
    if (result.failed === 0) continue
    say(`\n${result.output.trim()}\n`)
    break
  }
  say(`${passed} passed, ${failed} failed`)
  return failed === 0
}

/** @param {unknown} error */
function explain(error) {
  return error instanceof Refusal ? error.message : String(/** @type {Error} */ (error).stack)
}
