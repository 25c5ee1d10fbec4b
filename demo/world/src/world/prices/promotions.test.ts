import { dayNumber } from '@wojaz/travel/dates'
import { expect, test } from 'vitest'
import { planHotels } from '../hotels/plan-hotels.ts'
import { priceHistory } from './price-history.ts'
import { promotionsBetween } from './promotions.ts'

const today = dayNumber('2026-11-15')
const hotels = planHotels('wojaz', 300)
const promotions = hotels.map((hotel) => promotionsBetween(hotel, today, today + 548))

test('a stay never has two reductions at a time', () => {
  for (const own of promotions) {
    for (const [index, one] of own.entries()) {
      for (const other of own.slice(index + 1)) {
        const meetsInBooking = one.startsOn <= other.endsOn && other.startsOn <= one.endsOn
        const meetsInTravel = one.travelFrom <= other.travelTo && other.travelFrom <= one.travelTo
        expect(meetsInBooking && meetsInTravel, JSON.stringify([one, other])).toBe(false)
      }
    }
  }
})

test('in November both early summer and near departures are reduced somewhere', () => {
  const now = promotions.flat().filter(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn)
  expect(new Set(now.map(({ kind }) => kind))).toEqual(new Set(['first-minute', 'last-minute', 'special']))
})

test('of every hotel a year of prices is known, in no more rows than a large world can bear', () => {
  for (const hotel of hotels) {
    const history = priceHistory(hotel, today)
    expect(history[0]?.changedOn).toBeLessThanOrEqual(today - 364)
    expect(history.length).toBeLessThan(12)
    expect(new Set(history.map(({ level }) => level)).size).toBeGreaterThan(3)
  }
})

test('prices known for the thirty days before every reduction in force, the present one last', () => {
  for (const [index, hotel] of hotels.entries()) {
    const history = priceHistory(hotel, today)
    expect(history.at(-1)).toMatchObject({ level: 1000 })
    expect(history.at(-1)?.changedOn).toBeLessThan(today)
    for (const { startsOn, endsOn } of promotions[index] ?? []) {
      const inForce = startsOn <= today && today <= endsOn
      expect(!inForce || (history[0]?.changedOn ?? today) <= startsOn - 30).toBe(true)
    }
  }
})
