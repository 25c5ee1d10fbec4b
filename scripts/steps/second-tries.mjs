import { fileInProject } from './project.mjs'

/** A test that failed first and passed when it was tried again. @typedef {{ test: string, error: string }} SecondTry */

/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} VitestCase */
/** @typedef {{ testResults: { name: string, assertionResults: VitestCase[] }[] }} VitestReport */
/** @param {VitestReport | null} report Vitest's, in JSON @returns {SecondTry[]} */
export function secondTriesOfVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => ({
        test: `${fileInProject(name)}: ${fullName}`,
        error: failureMessages.join('\n'),
      })),
  )
}

/** @typedef {{ status: string, results: { errors?: { message?: string }[] }[] }} PlaywrightCase */
/** @typedef {{ title: string, tests: PlaywrightCase[] }} PlaywrightSpec */
/** @typedef {{ file: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */
/** @param {{ suites: PlaywrightSuite[] } | null} report Playwright's, in JSON @returns {SecondTry[]} */
export function secondTriesOfPlaywright(report) {
  return (report?.suites ?? []).flatMap(inSuite)
}

/** @param {PlaywrightSuite} suite @returns {SecondTry[]} */
function inSuite({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => ({
        test: `e2e/specs/${file}: ${title}`,
        error: results.flatMap(({ errors = [] }) => errors.map(({ message }) => message ?? '')).join('\n'),
      })),
  )
  return [...own, ...suites.flatMap(inSuite)]
}
