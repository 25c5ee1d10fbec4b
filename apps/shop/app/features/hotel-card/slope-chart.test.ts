import { expect, test } from 'vitest'
import { slopeChart } from './slope-chart.ts'

const resort = { blue: 40, red: 30, black: 10, lifts: 12, bottom: 1200, top: 2600, picture: null }
const kinds = (chart: ReturnType<typeof slopeChart>) => chart.runs.map(({ kind }) => kind)

test('runs are in the proportion of their kilometres', () => {
  expect(kinds(slopeChart(resort))).toEqual(['blue', 'blue', 'blue', 'blue', 'red', 'red', 'red', 'black'])
})

test('a kind of which there is little is still there; one that is missing is not', () => {
  expect(kinds(slopeChart({ ...resort, black: 1 }))).toContain('black')
  expect(kinds(slopeChart({ ...resort, black: 0 }))).not.toContain('black')
})

test('a few lifts stand for many, one for one, none for none', () => {
  expect(slopeChart(resort).lifts).toHaveLength(6)
  expect(slopeChart({ ...resort, lifts: 1 }).lifts).toHaveLength(1)
  expect(slopeChart({ ...resort, lifts: 0 }).lifts).toEqual([])
})

test('a resort of which nothing is known is an empty mountain', () => {
  expect(slopeChart({ ...resort, blue: 0, red: 0, black: 0 }).runs).toEqual([])
})
