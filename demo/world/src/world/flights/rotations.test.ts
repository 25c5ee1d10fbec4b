import { dayNumber } from '@wojaz/travel/dates'
import { expect, test } from 'vitest'
import { planHotels } from '../hotels/plan-hotels.ts'
import { isOpen } from '../prices/season-curve.ts'
import { isSkiAirport } from './arrival-airports.ts'
import { departureAirports } from './departure-airports.ts'
import { flightsBetween, operates } from './make-flights.ts'
import { makeRotations } from './rotations.ts'

const rotations = makeRotations('wojaz')
const today = dayNumber('2026-11-15')

test('planes leave from twelve Polish airports', () => {
  expect(new Set(rotations.map(({ from }) => from.code)).size).toBe(12)
  expect(departureAirports).toHaveLength(12)
})

test('a guest can fly to every hotel by plane while it is open', () => {
  for (const { airport, profile, code } of planHotels('wojaz', 1200).filter(
    (hotel) => hotel.airport !== null,
  )) {
    const own = rotations.filter(({ to }) => to.code === airport)
    let bookable = 0
    for (let day = today; day < today + 365; day += 7) {
      if (isOpen(profile, day) && own.some((rotation) => operates(rotation, day))) bookable++
    }
    expect(bookable, code).toBeGreaterThan(15)
  }
})

test('planes to the slopes leave on Saturdays, when ski weeks begin', () => {
  const toSlopes = rotations.filter(({ to, airline }) => isSkiAirport(to) && airline !== 'FR')
  expect(new Set(toSlopes.map(({ to }) => to.code)).size).toBe(5)
  const first = new Map(
    toSlopes.toReversed().map((rotation) => [rotation.from.code + rotation.to.code, rotation]),
  )
  for (const { weekday } of first.values()) expect(weekday).toBe(5)
})

test('no airline uses a flight number twice on a day', () => {
  const numbers = new Set<string>()
  let count = 0
  for (const { airline, number, day } of flightsBetween(rotations, 'wojaz', today, today + 14)) {
    numbers.add(`${airline}${number} ${day}`)
    count++
  }
  expect(numbers.size).toBe(count)
})

test('a day has the same flights whether it is asked for alone or among others', () => {
  const alone = [...flightsBetween(rotations, 'wojaz', today + 199, today + 200)]
  const among = [...flightsBetween(rotations, 'wojaz', today + 195, today + 205)]
  expect(alone.length).toBeGreaterThan(50)
  expect(among.filter(({ day }) => day === today + 200)).toEqual(alone)
})

test('some planes are full, none is overbooked, and FR is among the airlines', () => {
  const flights = [...flightsBetween(rotations, 'wojaz', today, today + 60)]
  const economy = flights.map(({ cabins }) => cabins[0])
  expect(economy.some((cabin) => cabin?.sold === cabin?.seats)).toBe(true)
  expect(flights.every(({ cabins }) => cabins.every(({ sold, seats }) => sold <= seats && sold >= 0))).toBe(
    true,
  )
  expect(flights.some(({ airline }) => airline === 'FR')).toBe(true)
})
