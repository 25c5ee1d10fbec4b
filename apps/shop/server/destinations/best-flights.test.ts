import { expect, test } from 'vitest'
import type { FlightFacts } from '../../app/features/offer-cards/offer-cards.ts'
import { bestFlights } from './best-flights.ts'

function flight(departureDate: string, nights: number, perPerson: number, to = 'Rodos'): FlightFacts {
  const code = `${departureDate} ${nights} ${to}`
  return {
    code,
    from: 'Kraków',
    to,
    departureDate,
    returnDate: departureDate,
    nights,
    departureTime: '06:00',
    perPerson,
    total: 2 * perPerson,
    parts: { fare: 2 * perPerson, charges: 0, funds: 0 },
  }
}

test('each day and airport is listed once, with its cheapest length, the cheapest first', () => {
  const found = bestFlights(
    [
      flight('2027-05-01', 7, 900),
      flight('2027-05-01', 14, 800),
      flight('2027-05-01', 7, 850, 'Korfu'),
      flight('2027-04-24', 7, 700),
      flight('2027-05-08', 7, 990),
    ],
    3,
  )
  expect(found.map(({ code }) => code)).toEqual([
    '2027-04-24 7 Rodos',
    '2027-05-01 14 Rodos',
    '2027-05-01 7 Korfu',
  ])
})
