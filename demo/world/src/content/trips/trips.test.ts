import { expect, test } from 'vitest'
import { destinations } from '../destinations/destinations.ts'
import { facultativeTripsOnOffer } from './trips.ts'

const codes = new Set(destinations.map(({ code }) => code))

test('every trip starts at places that exist, takes hours and costs money', () => {
  for (const { title, directions: at, hours, price } of facultativeTripsOnOffer) {
    const name = JSON.stringify(title)
    expect(
      (at as string[]).filter((code) => !codes.has(code)),
      name,
    ).toEqual([])
    expect(hours, name).toBeGreaterThan(0)
    expect(price, name).toBeGreaterThan(50)
  }
})

test('the most visited countries have something to see', () => {
  const countries = facultativeTripsOnOffer.flatMap(({ directions: at }) =>
    (at as string[]).map((code) => code.slice(0, 2)),
  )
  expect([...new Set(countries)]).toEqual(expect.arrayContaining(['GR', 'TR', 'EG', 'ES', 'HR', 'TN']))
})
