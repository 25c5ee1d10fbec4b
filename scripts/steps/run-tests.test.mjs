import { expect, test } from 'vitest'
import { journeyRuns } from './run-tests.mjs'

test('each kind of journey is a run of its own, so that none is left out after one that failed', () => {
  expect(journeyRuns()).toEqual([
    ['--project=journeys', '--grep-invert', '@gate'],
    ['--project=outages'],
    ['--project=smoke'],
  ])
})

test('named journeys run in the projects that their names say', () => {
  expect(
    journeyRuns([
      'e2e/specs/start.smoke.spec.ts:30',
      'e2e/specs/listing.spec.ts',
      'e2e/specs/admin.outage.spec.ts',
    ]),
  ).toEqual([
    ['--project=journeys', 'e2e/specs/listing.spec.ts'],
    ['--project=outages', 'e2e/specs/admin.outage.spec.ts'],
    ['--project=smoke', 'e2e/specs/start.smoke.spec.ts:30'],
  ])
})
