import type { Offer } from '@wojaz/offers'
import { expect, test } from 'vitest'
import { makeFlightAlone, makeOffer } from '../../test/make-order.ts'
import { includedIn } from './included-services.ts'
import { offerUpsells } from './offer-upsells.ts'
import { tripFacts } from './trip-facts.ts'

const { departureFlight: out, returnFlight: back, quote, breadcrumbs } = makeOffer()
const withoutTransfer = { ...quote, transfer: 0 }
const byCar: Partial<Offer> = {
  tripType: 'DW',
  airportCode: null,
  airportName: null,
  departureFlight: null,
  returnFlight: null,
  quote: withoutTransfer,
}
const atHome = [{ code: 'PL', name: 'Polska', seoName: 'polska' }, ...breadcrumbs.slice(1)]
const lowCost = {
  departureFlight: out && { ...out, isLowCost: true },
  returnFlight: back && { ...back, isLowCost: true },
  quote: withoutTransfer,
}
const far = {
  departureFlight: out && { ...out, departureTime: '06:00', arrivalTime: '16:00' },
  returnFlight: back && { ...back, departureTime: '06:00', arrivalTime: '16:00' },
}

test.each([
  ['a package by plane', {}, ['LUGGAGE_20_INCLUDED', 'TRANSFER_SHARED', 'INSURANCE_STANDARD', 'RESIDENT']],
  ['a package far away', far, ['LUGGAGE_23', 'TRANSFER_SHARED', 'INSURANCE_STANDARD', 'RESIDENT']],
  ['a package with a low-cost airline', lowCost, ['LUGGAGE_SMALL', 'INSURANCE_STANDARD']],
  [
    'a round trip',
    { tripType: 'WO' },
    ['LUGGAGE_20_INCLUDED', 'TRANSFER_SHARED', 'INSURANCE_STANDARD', 'RESIDENT'],
  ],
  ['a trip by car', byCar, ['INSURANCE_STANDARD']],
  ['skiing by car', { ...byCar, tripType: 'NR' }, ['INSURANCE_STANDARD']],
  ['a stay at home by car', { ...byCar, breadcrumbs: atHome }, []],
] as const)('%s includes what it includes, and nothing else', (_, given, services) => {
  expect(includedIn(makeOffer(given as Partial<Offer>))).toEqual(services)
})

test('a flight alone includes its luggage', () => {
  expect(includedIn(makeFlightAlone())).toEqual(['LUGGAGE_20_INCLUDED'])
})

test.each([{}, far, lowCost, byCar, { ...byCar, breadcrumbs: atHome }])(
  'what is included is what the upsells say is in the price (%#)',
  (given) => {
    const offer = makeOffer(given as Partial<Offer>)
    const free = offerUpsells(tripFacts(offer, '2026-11-02'))
      .filter(({ type }) => ['LUGGAGE', 'TRANSFER', 'INSURANCE'].includes(type))
      .flatMap(({ variants }) => variants.filter(({ isIncluded }) => isIncluded).map(({ code }) => code))
    expect(includedIn(offer).filter((service) => service !== 'RESIDENT')).toEqual(free)
  },
)
