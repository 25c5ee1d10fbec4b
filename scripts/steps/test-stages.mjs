import { ensureBuilt } from './build-apps.mjs'
import { runCommand, tool } from './command.mjs'
import { inProject } from './project.mjs'
import { Refusal } from './refusal.mjs'
import { runPlaywright, runVitest } from './run-tests.mjs'

/** @typedef {import('./slowest-files.mjs').TimedFile} TimedFile */
/** @typedef {import('./failed-tests.mjs').FailedTest} FailedTest */
/** @typedef {{ passed: number, failed: number, output: string, files?: TimedFile[], failures?: FailedTest[] }} StageResult */
/** @typedef {import('./progress.mjs').Progress} Progress */
/**
 * `begin` is called before the first stage runs, for work that can be done meanwhile. `needs` names stages without which it
 * cannot run.
 * @typedef {{ name: string, needs?: string[], begin?: () => void, run: (progress: Progress) => Promise<StageResult> }} Stage
 */

// It reads the admin's configuration, which makes Node exit silently without this
// (docs/decisions/0007-processes-with-the-cms-run-under-the-production-condition.md).
const knip = [process.execPath, '--conditions=production', inProject('node_modules/knip/bin/knip.js')]

/** The native compiler takes a third of the work. React Router and Next still need the JavaScript one. */
const nativeTsc = inProject('node_modules/typescript-native/bin/tsc')

/** @type {Stage} */
export const buildStage = {
  name: 'build',
  // Types and lint keep one core busy; the build uses the other. Its own stage reports its result.
  begin: () => void build({ step: (_title, work) => work(() => {}), say: () => {} }).catch(() => {}),
  run: build,
}

/** The gate, the cheapest first. @type {Stage[]} */
export const stages = [
  { name: 'boundaries', run: () => check([process.execPath, 'scripts/boundaries.mjs']) },
  {
    name: 'types',
    run: () => check([tool('react-router'), 'typegen', 'apps/shop'], [nativeTsc, '--noEmit']),
  },
  { name: 'lint', run: () => check([tool('biome'), 'check', '.', '--error-on-warnings'], knip) },
  { name: 'tests', run: (progress) => runVitest(progress, ['tests']) },
  { name: 'components', run: (progress) => runVitest(progress, ['components']) },
  buildStage,
  {
    name: 'journeys',
    needs: ['build'],
    run: (progress) => runPlaywright(progress, ['--project=journeys', '--grep', '@gate']),
  },
]

/** Every command counts as one test, and runs also after one that failed. @param {...string[]} commands @returns {Promise<StageResult>} */
async function check(...commands) {
  const result = { passed: 0, failed: 0, output: '' }
  for (const [command, ...args] of commands) {
    const { code, output } = await runCommand(/** @type {string} */ (command), args)
    if (code === 0) result.passed += 1
    else result.failed += 1
    if (code !== 0) result.output += output
  }
  return result
}

/** @type {Promise<StageResult> | null} */
let building = null

/** @param {Progress} progress */
function build(progress) {
  building ??= buildAll(progress)
  return building
}

/** @param {Progress} progress @returns {Promise<StageResult>} */
async function buildAll(progress) {
  try {
    await ensureBuilt('painter', progress)
    await ensureBuilt('shop', progress)
    await ensureBuilt('cms', progress)
    return { passed: 1, failed: 0, output: '' }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { passed: 0, failed: 1, output: error.message }
  }
}
