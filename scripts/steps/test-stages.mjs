import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build-apps.mjs'
import { runCommand, tool } from './command.mjs'
import { inProject } from './project.mjs'
import { Refusal } from './refusal.mjs'
import { filesOfPlaywright, filesOfVitest } from './slowest-files.mjs'

/** @typedef {import('./slowest-files.mjs').TimedFile} TimedFile */
/** @typedef {{ passed: number, failed: number, output: string, files?: TimedFile[] }} StageResult */
/** @typedef {import('./progress.mjs').Progress} Progress */
/**
 * `begin` is called before the first stage runs, for work that can be done meanwhile.
 * @typedef {{ name: string, begin?: () => void, run: (progress: Progress) => Promise<StageResult> }} Stage
 */

const reports = inProject('node_modules/.cache/wojaz/reports')

// It reads the admin's configuration, which makes Node exit silently without this
// (docs/decisions/0007-processes-with-the-cms-run-under-the-production-condition.md).
const knip = [process.execPath, '--conditions=production', inProject('node_modules/knip/bin/knip.js')]

/** The native compiler takes a third of the work. React Router and Next still need the JavaScript one. */
const nativeTsc = inProject('node_modules/typescript-native/bin/tsc')

/** The cheapest stages come first. @type {Stage[]} */
export const stages = [
  { name: 'boundaries', run: () => check([process.execPath, 'scripts/boundaries.mjs']) },
  {
    name: 'types',
    run: () => check([tool('react-router'), 'typegen', 'apps/shop'], [nativeTsc, '--noEmit']),
  },
  { name: 'lint', run: () => check([tool('biome'), 'check', '.', '--error-on-warnings'], knip) },
  { name: 'tests', run: vitest },
  {
    name: 'build',
    // Types and lint keep one core busy; the build uses the other. Its own stage reports its result.
    begin: () => void build({ step: (_title, work) => work(() => {}), say: () => {} }).catch(() => {}),
    run: build,
  },
  { name: 'browser', run: playwright },
]

/** A stage without tests counts as one test. @param {...string[]} commands @returns {Promise<StageResult>} */
async function check(...commands) {
  for (const [command, ...args] of commands) {
    const { code, output } = await runCommand(/** @type {string} */ (command), args)
    if (code !== 0) return { passed: 0, failed: 1, output }
  }
  return { passed: 1, failed: 0, output: '' }
}

/** Rules, Postgres, processes and components in one run, because workers cache their modules. @param {Progress} progress @returns {Promise<StageResult>} */
async function vitest(progress) {
  const browser = await ensureBrowser(progress)
  const file = freshReport('vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code, output } = await runCommand(tool('vitest'), args, { env: { ...browser, FORCE_COLOR: '0' } })
  const report = readReport(file)
  const counts = counted(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, code, output)
  return { ...counts, files: filesOfVitest(report) }
}

/** @param {Progress} progress @returns {Promise<StageResult>} */
async function playwright(progress) {
  const browser = await ensureBrowser(progress)
  const file = freshReport('playwright.json')
  const env = { ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file, FORCE_COLOR: '0' }
  const { code, output } = await runCommand(tool('playwright'), ['test', '--reporter=list,json'], { env })
  const report = readReport(file)
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {}
  return { ...counted(expected + flaky, unexpected, code, output), files: filesOfPlaywright(report) }
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

/**
 * A run can fail without a failing test, for instance if a file does not load. That counts as one failed test.
 * @param {number} passed @param {number} failed @param {number} code @param {string} output
 */
function counted(passed, failed, code, output) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output }
}

/** @param {string} name */
function freshReport(name) {
  mkdirSync(reports, { recursive: true })
  rmSync(`${reports}/${name}`, { force: true })
  return `${reports}/${name}`
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
