import { expect, test } from 'vitest'
import { type AlertMemory, alertNews } from './alert-news.ts'

const nothingTold: AlertMemory = { toldTotal: null, toldAt: null, isSoldOutTold: false }
const below = 400_000
const hour = (hours: number) => new Date(Date.UTC(2026, 5, 1, hours))

/** The news for a sequence of prices at these hours. */
function told(...prices: [hours: number, total: number | null][]) {
  let memory = nothingTold
  return prices.map(([hours, total]) => {
    const { news, memory: after } = alertNews(below, memory, { total, now: hour(hours) })
    memory = after
    return news
  })
}

test('nothing is said while the price is at or above what was asked for', () => {
  expect(told([0, 500_000], [1, 400_000])).toEqual([null, null])
})

test('a fall is told once, however often it is looked at', () => {
  expect(told([0, 399_900], [30, 399_900], [60, 399_900])).toEqual(['dropped', null, null])
})

test('lower still is another fall, a little higher is none', () => {
  expect(told([0, 390_000], [30, 380_000], [60, 385_000])).toEqual(['dropped', 'dropped', null])
})

test('after the price was above again, the next fall is told', () => {
  expect(told([0, 390_000], [30, 450_000], [60, 395_000])).toEqual(['dropped', null, 'dropped'])
})

test('a price that goes up and down all day is one email; what is still true tomorrow is told tomorrow', () => {
  expect(told([0, 390_000], [1, 450_000], [2, 380_000], [3, 380_000], [21, 380_000])).toEqual([
    ...['dropped', null, null, null, 'dropped'],
  ])
})

test('sold out is told once, at once', () => {
  expect(told([0, 390_000], [1, null], [2, null])).toEqual(['dropped', 'sold-out', null])
})

test('back on sale below the price is a fall; sold out again is told again', () => {
  expect(told([0, null], [30, 390_000], [31, null])).toEqual(['sold-out', 'dropped', 'sold-out'])
})

test('back on sale above the price is no news', () => {
  expect(told([0, null], [1, 500_000])).toEqual(['sold-out', null])
})
