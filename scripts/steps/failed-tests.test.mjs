import { expect, test } from 'vitest'
import { failedInPlaywright, failedInVitest, namedWithCommand } from './failed-tests.mjs'
import { inProject, root } from './project.mjs'

test('a failed test of Vitest is named by its file, its line and its whole title', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a price is whole', location: { line: 3 } },
    { status: 'failed', fullName: ' a price never falls below zero', location: { line: 12 } },
  ]
  const testResults = [
    { name: inProject('packages/travel/src/price.test.ts'), status: 'failed', assertionResults },
  ]
  expect(failedInVitest({ testResults })).toEqual([
    { file: 'packages/travel/src/price.test.ts', line: 12, title: 'a price never falls below zero' },
  ])
})

test('a file that cannot be read has failed as a whole', () => {
  const testResults = [{ name: inProject('scripts/a.test.mjs'), status: 'failed', assertionResults: [] }]
  expect(failedInVitest({ testResults })).toEqual([
    { file: 'scripts/a.test.mjs', title: 'the file failed as a whole' },
  ])
})

test('a failed journey is named by the place of its test, however deep it is nested', () => {
  const spec = (/** @type {string} */ title, ok = true) => ({ title, ok, file: 'listing.spec.ts', line: 9 })
  const report = {
    config: { rootDir: `${root}/e2e/specs` },
    suites: [
      { specs: [spec('a guest sees prices')], suites: [{ specs: [spec('Back finds its place', false)] }] },
    ],
  }
  expect(failedInPlaywright(report)).toEqual([
    { file: 'e2e/specs/listing.spec.ts', line: 9, title: 'Back finds its place' },
  ])
})

test('a run without a report names no test', () => {
  expect([failedInVitest(null), failedInPlaywright(null)]).toEqual([[], []])
})

test('beside a failed test stands the command that runs it alone', () => {
  const failed = { file: 'e2e/specs/map.spec.ts', line: 24, title: 'a map shows its hotels' }
  expect(namedWithCommand(failed)).toBe(
    '✗ e2e/specs/map.spec.ts:24  a map shows its hotels\n    npm test -- e2e/specs/map.spec.ts:24',
  )
  expect(namedWithCommand({ ...failed, line: undefined })).toContain('npm test -- e2e/specs/map.spec.ts')
})
