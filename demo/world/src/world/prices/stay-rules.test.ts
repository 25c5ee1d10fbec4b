import { dayNumber } from '@wojaz/travel/dates'
import { expect, test } from 'vitest'
import { planHotels } from '../hotels/plan-hotels.ts'
import { stayRules } from './stay-rules.ts'

const byPlane = planHotels('wojaz', 1200).filter(({ airport }) => airport !== null)
const cities = byPlane.filter(({ spot, trip }) => trip === 'WS' && spot.region.nature === 'city')
const seaside = byPlane.filter(({ spot, trip }) => trip === 'WS' && spot.region.nature !== 'city')

const onDay = (day: string) => ({ first: dayNumber(day), last: dayNumber(day) + 9 })
const shortestOf = (hotels: typeof byPlane, day: string) =>
  hotels.map((hotel) => stayRules(hotel, onDay(day), 127).minStay)

test('no house that guests fly to sells less than three nights, whatever the season', () => {
  for (const day of ['2026-12-01', '2027-01-10', '2027-04-20', '2027-07-20', '2027-10-01'])
    expect(Math.min(...shortestOf(byPlane, day)), day).toBeGreaterThanOrEqual(3)
})

test('in summer the seaside is for a week at least; outside of it some houses sell short stays', () => {
  expect(new Set(shortestOf(seaside, '2027-07-20'))).toEqual(new Set([7]))
  expect(new Set(shortestOf(seaside, '2027-04-20'))).toEqual(new Set([3, 5, 7]))
})

test('cities are for three nights to a week', () => {
  expect(cities.length).toBeGreaterThan(0)
  for (const hotel of cities)
    expect(stayRules(hotel, onDay('2027-07-20'), 127)).toMatchObject({ minStay: 3, maxStay: 7 })
})
