import { seconds } from './progress.mjs'
import { Refusal } from './refusal.mjs'
import { slowestFiles } from './slowest-files.mjs'

/**
 * Runs the stages up to the first failure, whose output is shown; then lists the slowest files. The last line has the totals.
 * Returns false if something failed.
 * @param {import('./test-stages.mjs').Stage[]} stages
 * @param {import('./progress.mjs').Progress} progress
 * @param {(line: string) => void} say
 */
export async function runStages(stages, progress, say) {
  let passed = 0
  let failed = 0
  /** @type {import('./slowest-files.mjs').TimedFile[]} */
  const files = []
  for (const stage of stages) stage.begin?.()
  for (const stage of stages) {
    const started = Date.now()
    const result = await stage.run(progress).catch(failedToRun)
    passed += result.passed
    failed += result.failed
    files.push(...(result.files ?? []))
    const counts = `${result.passed} passed, ${result.failed} failed`
    const took = seconds(Date.now() - started).padStart(8)
    say(`${result.failed ? '✗' : '✓'} ${stage.name.padEnd(10)} ${took}   ${counts}`)
    if (result.failed === 0) continue
    say(`\n${result.output.trim()}\n`)
    break
  }
  if (files.length > 0) say(`\nThe slowest test files:\n${slowestFiles(files).map(timed).join('\n')}\n`)
  say(`${passed} passed, ${failed} failed`)
  return failed === 0
}

/** @param {unknown} error @returns {import('./test-stages.mjs').StageResult} */
function failedToRun(error) {
  const output = error instanceof Refusal ? error.message : String(/** @type {Error} */ (error).stack)
  return { passed: 0, failed: 1, output }
}

/** @param {import('./slowest-files.mjs').TimedFile} timed */
const timed = ({ file, ms }) => `${seconds(ms).padStart(10)}   ${file}`
