import { expect, test } from 'vitest'
import { type CabinLayout, cabinLayout, seatNamed, seatsOf } from './cabin-layout.ts'
import { seatPrice } from './seat-prices.ts'

function plane(aircraft: string): CabinLayout {
  const layout = cabinLayout(aircraft)
  if (!layout) throw new Error(aircraft)
  return layout
}

test.each([
  ['Boeing 737-800', { Economy: 189 }],
  ['Boeing 737 MAX 8', { Comfort: 24, Economy: 165 }],
  ['Boeing 737-8200', { Economy: 197 }],
  ['Airbus A320', { Economy: 180 }],
  ['Airbus A320neo', { Economy: 186 }],
  ['Airbus A321neo', { Comfort: 24, Economy: 208 }],
  ['Boeing 787-8', { Business: 18, PremiumComfort: 21, Economy: 213 }],
])('%s has as many seats as are sold', (aircraft, wanted) => {
  const counts: Record<string, number> = {}
  for (const { cabin } of seatsOf(plane(aircraft))) counts[cabin] = (counts[cabin] ?? 0) + 1
  expect(counts).toEqual(wanted)
})

test('every seat has a name of its own', () => {
  for (const aircraft of ['Boeing 737-800', 'Airbus A321neo', 'Boeing 787-8']) {
    const names = seatsOf(plane(aircraft)).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  }
})

test('Boeings of these airlines have no row 13, Airbuses do', () => {
  expect(seatNamed(plane('Boeing 737-800'), '13A')).toBeNull()
  expect(seatNamed(plane('Airbus A320'), '13A')).not.toBeNull()
})

test('windows are outside, aisles beside the walk, the middle is neither', () => {
  const seat = (name: string) => seatNamed(plane('Boeing 787-8'), name)
  expect(seat('20A')).toMatchObject({ isWindow: true, isAisle: false })
  expect(seat('20B')).toMatchObject({ isWindow: false, isAisle: false })
  expect(['20C', '20D', '20F', '20G'].map((name) => seat(name)?.isAisle)).toEqual([true, true, true, true])
  expect(seat('1C')).toMatchObject({ isAisle: true, cabin: 'Business' })
})

test('zones: room for legs behind the wall, exits over the wing, the front, the rest', () => {
  const zones = ['1A', '2A', '2D', '16A', '20A'].map((name) => seatNamed(plane('Boeing 737-800'), name)?.zone)
  expect(zones).toEqual(['legroom', 'front', 'legroom', 'exit', 'standard'])
})

test('an unknown plane has no map', () => {
  expect(cabinLayout('Concorde')).toBeNull()
})

test('a seat costs by its zone and the length of the flight, less on a low-cost airline, nothing in a better class', () => {
  const charter = { minutes: 165, isLowCost: false }
  const standard = { zone: 'standard', cabin: 'Economy' } as const
  expect(seatPrice(standard, charter, '2026-11-15')).toBe(45_00)
  expect(seatPrice({ ...standard, zone: 'exit' }, { ...charter, minutes: 600 }, '2026-11-15')).toBe(249_00)
  expect(seatPrice(standard, { ...charter, isLowCost: true }, '2026-11-15')).toBe(29_00)
  expect(seatPrice({ ...standard, cabin: 'Comfort' }, charter, '2026-11-15')).toBe(0)
})
