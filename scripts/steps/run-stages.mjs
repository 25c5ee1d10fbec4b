import { namedWithCommand } from './failed-tests.mjs'
import { seconds } from './progress.mjs'
import { Refusal } from './refusal.mjs'
import { slowestFiles } from './slowest-files.mjs'

/**
 * Runs all stages: one that fails stops only those that need what it makes. Then come the slowest files and every failed test
 * with the command that runs it alone; the last line has the totals. Returns false if something failed.
 * @param {import('./test-stages.mjs').Stage[]} stages
 * @param {import('./progress.mjs').Progress} progress
 * @param {(line: string) => void} say
 */
export async function runStages(stages, progress, say) {
  /** @type {(import('./test-stages.mjs').StageResult & { name: string })[]} */
  const results = []
  for (const stage of stages) stage.begin?.()
  for (const stage of stages) {
    const started = Date.now()
    const missing = results.find(({ name, failed }) => failed > 0 && stage.needs?.includes(name))
    const result = missing ? withoutIts(missing.name) : await stage.run(progress).catch(failedToRun)
    results.push({ ...result, name: stage.name })
    const counts = `${result.passed} passed, ${result.failed} failed`
    const took = seconds(Date.now() - started).padStart(8)
    say(`${result.failed ? '✗' : '✓'} ${stage.name.padEnd(10)} ${took}   ${counts}`)
    if (result.failed > 0) say(`\n${result.output.trim()}\n`)
  }
  const files = results.flatMap((result) => result.files ?? [])
  if (files.length > 0) say(`\nThe slowest test files:\n${slowestFiles(files).map(timed).join('\n')}\n`)
  const red = results.filter(({ failed }) => failed > 0)
  if (red.length > 0) say(`${red.flatMap(namesOfFailed).join('\n')}\n`)
  say(
    `${sum(results.map(({ passed }) => passed))} passed, ${sum(results.map(({ failed }) => failed))} failed`,
  )
  return red.length === 0
}

/** A stage fails as a whole if it has no tests, or if its tests could not run. @param {import('./test-stages.mjs').StageResult & { name: string }} result */
function namesOfFailed({ name, failures = [] }) {
  return failures.length > 0 ? failures.map(namedWithCommand) : [`✗ ${name}\n    npm test -- ${name}`]
}

/** @param {string} name @returns {import('./test-stages.mjs').StageResult} */
const withoutIts = (name) => ({ passed: 0, failed: 1, output: `Not run, because ${name} failed.` })

/** @param {unknown} error @returns {import('./test-stages.mjs').StageResult} */
function failedToRun(error) {
  const output = error instanceof Refusal ? error.message : String(/** @type {Error} */ (error).stack)
  return { passed: 0, failed: 1, output }
}

/** @param {import('./slowest-files.mjs').TimedFile} timed */
const timed = ({ file, ms }) => `${seconds(ms).padStart(10)}   ${file}`

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
