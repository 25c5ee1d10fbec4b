import { expect, test } from 'vitest'
import { inProject } from './project.mjs'
import { secondTriesOfPlaywright, secondTriesOfVitest } from './second-tries.mjs'

test('a test of vitest that failed and then passed is told with its error; one that never failed or never passed is not', () => {
  const found = (
    /** @type {string} */ fullName,
    /** @type {string} */ status,
    /** @type {string[]} */ ...failureMessages
  ) => ({
    fullName,
    status,
    failureMessages,
  })
  const name = inProject('packages/travel/src/age.test.ts')
  const assertionResults = [
    found('a baby', 'passed', 'Error: too late'),
    found('a child', 'passed'),
    found('an adult', 'failed', 'Error: never'),
  ]
  expect(secondTriesOfVitest({ testResults: [{ name, assertionResults }] })).toEqual([
    { test: 'packages/travel/src/age.test.ts: a baby', error: 'Error: too late' },
  ])
})

test('so is a journey of Playwright, in whatever group it is', () => {
  const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
    title,
    tests: [{ status, results: [{ errors: [{ message: `${title} broke` }] }, {}] }],
  })
  const suites = [
    {
      file: 'map.spec.ts',
      specs: [spec('a price', 'expected')],
      suites: [{ file: 'map.spec.ts', specs: [spec('a coast', 'flaky'), spec('a beach', 'unexpected')] }],
    },
  ]
  expect(secondTriesOfPlaywright({ suites })).toEqual([
    { test: 'e2e/specs/map.spec.ts: a coast', error: 'a coast broke' },
  ])
})

test('a run that wrote no report has none', () => {
  expect([secondTriesOfVitest(null), secondTriesOfPlaywright(null)]).toEqual([[], []])
})
