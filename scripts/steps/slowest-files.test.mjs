import { expect, test } from 'vitest'
import { inProject } from './project.mjs'
import { filesOfPlaywright, filesOfVitest, slowestFiles } from './slowest-files.mjs'

test('a file of vitest took from its first test to its last, and is named from the root of the project', () => {
  const testResults = [
    { name: inProject('packages/travel/src/age.test.ts'), startTime: 1_000, endTime: 1_250 },
    { name: '/elsewhere/a.test.ts', startTime: 0, endTime: 3 },
  ]
  expect(filesOfVitest({ testResults })).toEqual([
    { file: 'packages/travel/src/age.test.ts', ms: 250 },
    { file: '/elsewhere/a.test.ts', ms: 3 },
  ])
})

test('a file of Playwright took what all of its journeys took, in every project and group', () => {
  const spec = (/** @type {number[]} */ ...durations) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const suites = [
    {
      file: 'booking.spec.ts',
      specs: [spec(400)],
      suites: [{ file: 'booking.spec.ts', specs: [spec(30, 20)] }],
    },
    { file: 'booking.spec.ts', specs: [spec(1_000)] },
    { file: 'map.spec.ts' },
  ]
  expect(filesOfPlaywright({ suites })).toEqual([
    { file: 'e2e/specs/booking.spec.ts', ms: 1_450 },
    { file: 'e2e/specs/map.spec.ts', ms: 0 },
  ])
})

test('a run that wrote no report has no files', () => {
  expect([filesOfVitest(null), filesOfPlaywright(null)]).toEqual([[], []])
})

test('the slowest come first, and only so many', () => {
  const files = [3, 9, 1].map((ms) => ({ file: `${ms}.test.ts`, ms }))
  expect(slowestFiles(files, 2).map(({ ms }) => ms)).toEqual([9, 3])
})
