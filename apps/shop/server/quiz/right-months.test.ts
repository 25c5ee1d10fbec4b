import { expect, test } from 'vitest'
import { cheapestMonth, daysOfMonth, monthRuns, monthsWithWeather } from './right-months.ts'

const climate = [10, 10, 12, 16, 21, 26, 29, 29, 26, 21, 15, 11].map((air) => ({
  air,
  sea: null,
  rainDays: 3,
  sunHours: 8,
}))
const warm = { airFrom: 25, airTo: null, seaFrom: null }
const onSale = (...months: string[]) => months.map((month) => ({ month, price: 100_000, count: 1 }))

test('of the months on sale those are right that have the weather, each the next time it comes', () => {
  const months = onSale('2026-11', '2027-06', '2027-07', '2027-09', '2027-11', '2028-06')
  const right = monthsWithWeather(months, climate, warm, '2026-11-17')
  expect(right.map(({ month }) => month)).toEqual(['2027-06', '2027-07', '2027-09'])
})

test('where nobody has measured no month is right', () => {
  expect(monthsWithWeather(onSale('2027-07'), null, warm, '2026-11-17')).toEqual([])
})

test('the cheapest month is shown, of equals the first', () => {
  const months = [
    { month: '2027-05', price: 3 },
    { month: '2027-06', price: 2 },
    { month: '2027-09', price: 2 },
  ]
  expect(cheapestMonth(months)?.month).toBe('2027-06')
  expect(cheapestMonth([])).toBeNull()
})

test('nobody leaves today: of this month what is left from tomorrow on', () => {
  expect(daysOfMonth('2026-11', '2026-11-17')).toEqual({ from: '2026-11-18', to: '2026-11-30' })
  expect(daysOfMonth('2027-02', '2026-11-17')).toEqual({ from: '2027-02-01', to: '2027-02-28' })
})

test('months that follow one another are said as one, over the new year too', () => {
  const runs = (...months: string[]) => monthRuns(months.map((month) => ({ month, price: 1 })))
  expect(runs('2027-05', '2027-06', '2027-07', '2027-09')).toEqual([
    { from: 5, to: 7 },
    { from: 9, to: 9 },
  ])
  expect(runs('2026-12', '2027-01', '2027-02')).toEqual([{ from: 12, to: 2 }])
})
