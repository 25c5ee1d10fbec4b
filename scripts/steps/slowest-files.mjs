import { root } from './project.mjs'

/** @typedef {{ file: string, ms: number }} TimedFile */

/** @typedef {{ testResults: { name: string, startTime: number, endTime: number }[] }} VitestReport */
/** @param {VitestReport | null} report Vitest's, in JSON @returns {TimedFile[]} */
export function filesOfVitest(report) {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name,
    ms: endTime - startTime,
  }))
}

/** @typedef {{ tests: { results: { duration: number }[] }[] }} PlaywrightSpec */
/** @typedef {{ file: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */
/** @param {{ suites: PlaywrightSuite[] } | null} report Playwright's, in JSON @returns {TimedFile[]} */
export function filesOfPlaywright(report) {
  /** @type {Map<string, number>} */
  const spent = new Map()
  for (const suite of report?.suites ?? [])
    spent.set(suite.file, (spent.get(suite.file) ?? 0) + timeOf(suite))
  return [...spent].map(([file, ms]) => ({ file: `e2e/specs/${file}`, ms }))
}

/** @param {PlaywrightSuite} suite @returns {number} */
function timeOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  return sum(results.map(({ duration }) => duration)) + sum(suites.map(timeOf))
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/** The longest first. @param {TimedFile[]} files @param {number} most */
export function slowestFiles(files, most = 10) {
  return files.toSorted((one, other) => other.ms - one.ms).slice(0, most)
}
