import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser.mjs'
import { runCommand, tool } from './command.mjs'
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs'
import { inProject } from './project.mjs'
import { filesOfPlaywright, filesOfVitest } from './slowest-files.mjs'

/** @typedef {import('./test-stages.mjs').StageResult} StageResult */
/** @typedef {import('./progress.mjs').Progress} Progress */

const reports = inProject('node_modules/.cache/wojaz/reports')

/**
 * Runs these projects of vitest.config.ts.
 * @param {Progress} progress
 * @param {string[]} projects
 * @param {{ files?: string[], changedSince?: string, env?: Record<string, string> }} [which] `files` may end in `:line`
 * @returns {Promise<StageResult>}
 */
export async function runVitest(progress, projects, { files = [], changedSince, env = {} } = {}) {
  // Not only components: the worker for pages without a connection is tried in a browser, too.
  const browser = await ensureBrowser(progress)
  const report = freshReport(`${projects.join('+')}.json`)
  const args = [
    'run',
    ...projects.map((name) => `--project=${name}`),
    '--reporter=minimal',
    '--reporter=json',
    `--outputFile.json=${report}`,
    // A section may have no test that a change touches.
    ...(changedSince ? [`--changed=${changedSince}`, '--passWithNoTests'] : []),
    ...files,
  ]
  const { code, output } = await runCommand(tool('vitest'), args, {
    env: { ...browser, ...env, FORCE_COLOR: '0' },
  })
  const read = readReport(report)
  const counts = counted(read?.numPassedTests ?? 0, read?.numFailedTests ?? 0, code, output)
  return { ...counts, files: filesOfVitest(read), failures: failedInVitest(read) }
}

/** The projects of playwright.config.ts, by what the names of their files say; the last takes the others. */
const journeyKinds = { outages: /\.outage\.spec\.ts/, smoke: /\.smoke\.spec\.ts/, journeys: /./ }

/**
 * Runs these journeys, or all that are not in the gate: one kind after the other, each with a stack of its own, also after one that
 * failed.
 * @param {Progress} progress
 * @param {string[]} [files] may end in `:line`
 * @returns {Promise<StageResult>}
 */
export async function runJourneys(progress, files) {
  /** @type {StageResult} */
  const all = { passed: 0, failed: 0, output: '', files: [], failures: [] }
  for (const args of journeyRuns(files)) {
    const one = await runPlaywright(progress, args)
    all.passed += one.passed
    all.failed += one.failed
    if (one.failed > 0) all.output += one.output
    all.files?.push(...(one.files ?? []))
    all.failures?.push(...(one.failures ?? []))
  }
  return all
}

/** What each run is told. @param {string[]} [files] */
export function journeyRuns(files) {
  if (!files)
    return [['--project=journeys', '--grep-invert', '@gate'], ['--project=outages'], ['--project=smoke']]
  const kindOf = (/** @type {string} */ file) =>
    Object.entries(journeyKinds).find(([, names]) => names.test(file))?.[0]
  return ['journeys', 'outages', 'smoke'].flatMap((kind) => {
    const own = files.filter((file) => kindOf(file) === kind)
    return own.length > 0 ? [[`--project=${kind}`, ...own]] : []
  })
}

/**
 * @param {Progress} progress
 * @param {string[]} args Playwright's own, for instance files and `--grep`
 * @returns {Promise<StageResult>}
 */
export async function runPlaywright(progress, args) {
  const browser = await ensureBrowser(progress)
  const report = freshReport('journeys.json')
  const env = { ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: '0' }
  const command = ['test', '--reporter=dot,json', ...args]
  const { code, output } = await runCommand(tool('playwright'), command, { env })
  const read = readReport(report)
  const { expected = 0, flaky = 0, unexpected = 0 } = read?.stats ?? {}
  const counts = counted(expected, unexpected + flaky, code, output)
  return { ...counts, files: filesOfPlaywright(read), failures: failedInPlaywright(read) }
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
