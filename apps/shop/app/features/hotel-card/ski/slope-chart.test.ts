import { expect, test } from 'vitest'
import { type SlopeKind, slopeChart, slopeSize } from './slope-chart.ts'

const resort = { blue: 40, red: 30, black: 10, lifts: 12, bottom: 1200, top: 2600, picture: null }
const countOf = (chart: ReturnType<typeof slopeChart>, kind: SlopeKind) =>
  chart.runs.filter((run) => run.kind === kind).length
const kmOf = ({ runs, rest }: ReturnType<typeof slopeChart>, kind: SlopeKind) =>
  Math.round([...runs, ...rest].reduce((sum, one) => sum + (one.kind === kind ? one.km : 0), 0) * 10) / 10

test('runs are in the proportion of their kilometres', () => {
  const chart = slopeChart(resort)
  expect([countOf(chart, 'blue'), countOf(chart, 'red'), countOf(chart, 'black')]).toEqual([5, 4, 1])
})

test.each([
  resort,
  { ...resort, blue: 60, red: 117, black: 23, bottom: 840, top: 2686 },
  { ...resort, blue: 4, red: 4, black: 1, lifts: 7 },
  { ...resort, blue: 9, red: 3, black: 0 },
  { ...resort, blue: 123, red: 17, black: 17 },
])(
  'runs on the map and the rest are together what the resort has, and none is longer than its mountain allows: %j',
  (slopes) => {
    const chart = slopeChart(slopes)
    for (const kind of ['blue', 'red', 'black'] as const) expect(kmOf(chart, kind)).toBe(slopes[kind])
    const longest = ((slopes.top - slopes.bottom) / 1000) * 4.5
    expect(chart.runs.every(({ km }) => km > 0 && km <= longest)).toBe(true)
  },
)

test('the same resort is the same mountain, another one is another', () => {
  expect(slopeChart(resort)).toEqual(slopeChart({ ...resort, picture: '/elsewhere' }))
  expect(slopeChart({ ...resort, top: 2601 })).not.toEqual(slopeChart(resort))
})

test('every run has its own number and name, and its number stands on the map', () => {
  const { runs } = slopeChart(resort)
  expect(runs.map(({ number }) => number)).toEqual(runs.map((_, place) => place + 1))
  expect(new Set(runs.map(({ name }) => name)).size).toBe(runs.length)
  for (const { badge } of runs) {
    expect(badge.x > 10 && badge.x < slopeSize.width - 10).toBe(true)
    expect(badge.y > 10 && badge.y < slopeSize.height - 10).toBe(true)
  }
})

test('a kind of which there is little is still there; one that is missing is not', () => {
  expect(countOf(slopeChart({ ...resort, black: 1 }), 'black')).toBe(1)
  expect(countOf(slopeChart({ ...resort, black: 0 }), 'black')).toBe(0)
})

test('a few lifts stand for many, one for one, none for none', () => {
  expect(slopeChart(resort).lifts.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D', 'E'])
  expect(slopeChart({ ...resort, lifts: 1 }).lifts).toHaveLength(1)
  expect(slopeChart({ ...resort, lifts: 0 }).lifts).toEqual([])
})

test('a resort of which nothing is known is an empty mountain', () => {
  expect(slopeChart({ ...resort, blue: 0, red: 0, black: 0 }).runs).toEqual([])
})
