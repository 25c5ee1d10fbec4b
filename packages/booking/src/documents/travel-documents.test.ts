import type { OfferLeg } from '@wojaz/offers'
import { locales } from '@wojaz/travel/locale'
import { describe, expect, test } from 'vitest'
import {
  makeFlightAlone,
  makeOffer,
  makeOrder,
  documentOptions as options,
  paidOrder,
} from '../../test/make-order.ts'
import { readPdf } from '../../test/read-pdf.ts'
import type { Order } from '../order.ts'
import { type DocumentName, documentsOf, drawDocument, sentDocuments } from './draw-documents.ts'
import { insuredScopes } from './insurance.ts'

const read = async (order: Order, name: DocumentName) =>
  (await readPdf((await drawDocument(order, name, options)).bytes)).text

const ofCar = makeOffer({
  tripType: 'DW',
  departureFlight: null,
  returnFlight: null,
  airportCode: null,
  airportName: null,
})
const leg = makeOffer().departureFlight as OfferLeg

describe('the sheet for the airport', () => {
  test.each([
    ['what it is, in English, too', 'Bilet – informacja o przelocie / Flight itinerary'],
    ['the number of the booking', 'Numer rezerwacji / Booking reference W402917655'],
    ['the flight out', '03.10.2026 WZ 4711'],
    ['its hours', '06:10 – 10:05'],
    ['the flight back, which lands on the next day', '22:40 – 00:35 (11.10)'],
    ['who flies', 'Świętosława Brzęczyszczykiewicz 11.02.1986'],
    ['the luggage of each', 'bagaż rejestrowany 20 kg, Walizka 32 kg 12A / –'],
    ['when the desk is open', 'WAW: stanowisko odprawy czynne 03.10.2026 04:10–05:10.'],
    ['that there is no ticket to print', 'Biletu nie drukujesz'],
    ['whom to call on the way', '+48 22 000 00 02 (całą dobę)'],
  ])('says %s', async (_, words) => {
    expect(await read(paidOrder(), 'bilet')).toContain(words)
  })

  test('has no price, and says that it wants to be paid as long as it is not', async () => {
    expect(await read(paidOrder(), 'bilet')).not.toMatch(/zł\b|cała cena/)
    expect(await read(makeOrder(), 'bilet')).toContain('gdy cała cena jest zapłacona')
  })

  test('of a low-cost airline sends one to its own boarding pass', async () => {
    const offer = makeOffer({
      departureFlight: { ...leg, isLowCost: true },
      returnFlight: { ...leg, flightId: 72, isLowCost: true },
    })
    const text = await read(paidOrder({ offer }), 'bilet')
    expect(text).toContain('weź kartę pokładową')
    expect(text).not.toMatch(/Biletu nie drukujesz|stanowisko odprawy czynne/)
  })

  test('is there for whoever flies, and not for who drives', () => {
    expect(documentsOf(makeOrder({ offer: makeFlightAlone() }))).toContain('bilet')
    expect(documentsOf(makeOrder({ offer: ofCar }))).not.toContain('bilet')
  })
})

describe('the confirmation of insurance', () => {
  const plus = { type: 'INSURANCE', code: 'INSURANCE_PLUS', person: 1 } as const

  test('what was bought takes the place of what is in the price, person by person', () => {
    expect(insuredScopes(makeOrder({ upsells: [plus] }))).toEqual([
      'INSURANCE_STANDARD',
      'INSURANCE_PLUS',
      'INSURANCE_STANDARD',
    ])
  })

  test('a flight alone is insured only for who bought it', async () => {
    const flight = makeOrder({ offer: makeFlightAlone(), upsells: [] })
    expect(documentsOf(flight)).not.toContain('ubezpieczenie')
    const bought = { ...flight, upsells: [plus] }
    expect(documentsOf(bought)).toContain('ubezpieczenie')
    const text = await read(bought, 'ubezpieczenie')
    expect(text).toContain('Łukasz Żółć-Gęślą 30.11.1984 Rozszerzone')
    expect(text).not.toContain('Świętosława')
  })

  test('says from when until when, where, by whom, for what, and whom to call', async () => {
    const text = await read(makeOrder({ upsells: [plus] }), 'ubezpieczenie')
    for (const said of [
      ...['Potwierdzenie ubezpieczenia / Insurance certificate', '03.10.2026 – 10.10.2026'],
      ...['Hersonissos, Kreta, Grecja', 'Towarzystwo Ubezpieczeń Przykład S.A.', 'Leczenie do 800 000 zł'],
      '+48 22 000 00 02 (całą dobę)',
    ])
      expect(text).toContain(said)
  })
})

describe('documents of a trip that was called off', () => {
  const cancellation = {
    fee: 1,
    refund: 2,
    percent: 25,
    isFlexible: false,
    at: new Date('2026-08-01T10:00:00Z'),
  }
  const off = paidOrder({ state: 'cancelled', cancellation })

  test('are the contract and the invoice; one that never was bought has none', () => {
    expect(documentsOf(off)).toEqual(['potwierdzenie', 'faktura'])
    expect(documentsOf({ ...off, state: 'refunded' })).toEqual(['potwierdzenie', 'faktura'])
    expect(documentsOf(makeOrder({ state: 'expired', confirmedAt: null }))).toEqual([])
  })

  test.each(['potwierdzenie', 'faktura'] as const)('%s says since when there is no trip', async (name) => {
    expect(await read(off, name)).toContain('Umowa rozwiązana 01.08.2026.')
    expect(await read(paidOrder(), name)).not.toContain('Umowa rozwiązana')
  })
})

test('the standard form goes along with a package, on wish', () => {
  expect(sentDocuments(makeOrder())).toContain('formularz')
  expect(sentDocuments(makeOrder({ offer: makeFlightAlone() }))).not.toContain('formularz')
  expect(sentDocuments(makeOrder({ state: 'pending', confirmedAt: null }))).toEqual([])
})

test.each(locales)('the sheet for the airport fits on one page in %s', async (locale) => {
  const { bytes } = await drawDocument(paidOrder({ locale }), 'bilet', options)
  expect((await readPdf(bytes)).pages).toBe(1)
})
