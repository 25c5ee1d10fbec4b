import { root } from './project.mjs'

/**
 * `line` is missing if the file itself could not be read.
 * @typedef {{ file: string, line?: number, title: string }} FailedTest
 */

/**
 * @typedef {{ status: string, fullName: string, location?: { line: number } | null }} VitestTest
 * @typedef {{ testResults: { name: string, status: string, assertionResults: VitestTest[] }[] }} VitestReport
 */
/** @param {VitestReport | null} report Vitest's, in JSON @returns {FailedTest[]} */
export function failedInVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const file = fromRoot(name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [{ file, title: 'the file failed as a whole' }]
    return failed.map(({ location, fullName }) => ({ file, line: location?.line, title: fullName.trim() }))
  })
}

/**
 * @typedef {{ title: string, file: string, line: number, ok: boolean }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ suites: PlaywrightSuite[], config: { rootDir: string } }} PlaywrightReport
 */
/** @param {PlaywrightReport | null} report Playwright's, in JSON @returns {FailedTest[]} */
export function failedInPlaywright(report) {
  if (!report) return []
  const folder = fromRoot(report.config.rootDir)
  return report.suites.flatMap(specsOf).flatMap(({ ok, file, line, title }) => {
    return ok ? [] : [{ file: `${folder}/${file}`, line, title }]
  })
}

/** @param {PlaywrightSuite} suite @returns {PlaywrightSpec[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** How a person finds it and runs it alone. @param {FailedTest} failed */
export function namedWithCommand({ file, line, title }) {
  const place = line === undefined ? file : `${file}:${line}`
  return `✗ ${place}  ${title}\n    npm test -- ${place}`
}

/** @param {string} name */
const fromRoot = (name) => (name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name)
