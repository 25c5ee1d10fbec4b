import { addDays } from '@wojaz/travel/dates'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfferIndex } from '../src/engine/offer-index.ts'
import { Scanner } from '../src/engine/scanner.ts'
import type { Offer } from '../src/offer.ts'
import { planSearch } from '../src/plan-search.ts'
import { reprice } from '../src/reprice.ts'
import { search } from '../src/search.ts'
import { findBySeoNames, seoPaths } from '../src/site-map.ts'
import { readIndex } from '../src/store/read-index.ts'
import { Suggestions } from '../src/suggest.ts'
import { anySearch } from './any-search.ts'
import { accept, openTestWorld, smallWorld, type TestWorld } from './test-world.ts'

const { today } = smallWorld

let world: TestWorld
let index: OfferIndex
let scanner: Scanner

beforeAll(async () => {
  world = await openTestWorld()
  await world.pool.query(`
    update offers.places set names = '{"pl": "Wyspy Kanaryjskie", "hu": "Kanári-szigetek"}' where code = 'R0A';
    update offers.places set names = '{"pl": "Łeba"}' where code = 'R0B';
    update offers.hotels set name = 'Kanary Palace' where code = (select min(code) from offers.hotels)`)
  index = await readIndex(world.pool, today)
  scanner = new Scanner({ threads: 1 })
}, 60_000)

afterAll(async () => {
  await scanner.close()
  await world.close()
})

describe('a request the index cannot answer is refused by the name of its field', () => {
  const filter = (filterId: string, value: string) => ({ filters: [{ filterId, selectedValues: [value] }] })
  test.each<[Partial<OfferSearchRequest>, string, string]>([
    [{ departuresCodes: ['ZZZ'] }, 'unknown-airport', 'departuresCodes'],
    [{ departuresCodes: ['XAA'] }, 'unknown-airport', 'departuresCodes'],
    [{ destinationsCodes: ["'; drop table hotels"] }, 'unknown-destination', 'destinationsCodes'],
    [{ departureDateFrom: '2027-02-01', departureDateTo: '2027-01-01' }, 'dates-inverted', 'departureDateTo'],
    [{ durationFrom: 0 }, 'nights-out-of-range', 'durationFrom'],
    [{ durationFrom: Number.NaN, durationTo: 7 }, 'nights-out-of-range', 'durationFrom'],
    [{ durationFrom: 7 }, 'nights-incomplete', 'durationTo'],
    [{ durationTo: 7 }, 'nights-incomplete', 'durationFrom'],
    [{ durationFrom: 8, durationTo: 7 }, 'nights-inverted', 'durationTo'],
    [{ numberOfAdults: 40 }, 'party-impossible', 'numberOfAdults'],
    [{ childrenBirthdays: Array<string>(40).fill('2020-01-01') }, 'party-impossible', 'numberOfAdults'],
    [{ childrenBirthdays: [addDays(today, 1)] }, 'child-birth-date-impossible', 'childrenBirthdays'],
    [{ childrenBirthdays: ['1980-01-01'] }, 'child-birth-date-impossible', 'childrenBirthdays'],
    [filter('amountRange', '500#100'), 'priceFromGreaterThanPriceTo', 'amountRange'],
    [filter('amountRange', '#0'), 'priceToLessThanZero', 'amountRange'],
    [filter('amountRange', 'cheap'), 'price-range-unreadable', 'amountRange'],
    [filter('board', 'ZZ'), 'unknown-filter-value', 'board'],
    [filter('facilities', 'helipad'), 'unknown-filter-value', 'facilities'],
    [filter('additionalType', 'SKIBYBOAT'), 'unknown-filter-value', 'additionalType'],
    [filter('hours', 'dawn'), 'unknown-filter-value', 'hours'],
    [filter('moon', 'full'), 'unknown-filter', 'moon'],
    [{ radius: -1, regionLocation: { latitude: 0, longitude: 0 } }, 'radius-impossible', 'radius'],
    [{ metaData: { page: -1, pageSize: 10, sorting: 'price' } }, 'page-out-of-range', 'metaData.page'],
    [{ metaData: { page: 0, pageSize: 1e9, sorting: 'price' } }, 'page-out-of-range', 'metaData.pageSize'],
    [{ offerType: 'CHARTER' }, 'offer-type-without-hotel', 'offerType'],
  ])('%j', (change, code, field) => {
    const planned = planSearch(index, { ...anySearch, ...change })
    expect(planned.ok ? null : planned.refusal).toMatchObject({ code, field })
  })
})

test('days gone by and days too far ahead are an empty search, not a fault', () => {
  const past = accept(
    planSearch(index, { ...anySearch, departureDateFrom: '2020-01-01', departureDateTo: '2020-02-01' }),
  )
  expect(past.scan.firstDay).toBeGreaterThan(past.scan.lastDay)
  const future = accept(planSearch(index, { ...anySearch, departureDateFrom: '2099-01-01' }))
  expect(future.scan.firstDay).toBeGreaterThan(future.scan.lastDay)
})

describe('hours of the flight out', () => {
  const at = (...selectedValues: string[]) => ({ filters: [{ filterId: 'hours', selectedValues }] })
  const find = async (change: Partial<OfferSearchRequest>) =>
    accept(await search(index, scanner, { ...anySearch, ...change }, 'pl')).offers

  test('find holidays that take off then, and their codes keep the hour', async () => {
    const offers = await find(at('06-12', '18-24'))
    expect(offers.length).toBeGreaterThan(0)
    for (const offer of offers) {
      expect(offer.departureTime).toMatch(/^(0[6-9]|1[01]|18|19|2[0-3]):/)
      expect(accept(reprice(index, offer.offerCode, { locale: 'pl', perPerson: true }))).toEqual(offer)
    }
    expect(await find(at('00-06', '06-12', '12-18', '18-24'))).toHaveLength((await find({})).length)
  })

  test('change nothing where nobody flies', async () => {
    expect(await find({ offerType: 'BY_CAR', ...at('00-06') })).toEqual(await find({ offerType: 'BY_CAR' }))
  })
})

describe('a kind within a trip type', () => {
  const kind = (...selectedValues: string[]) => ({
    filters: [{ filterId: 'additionalType', selectedValues }],
  })
  const find = async (change: Partial<OfferSearchRequest>) =>
    accept(await search(index, scanner, { ...anySearch, ...change }, 'pl')).offers
  const airlines = (offers: readonly Offer[]) =>
    new Set(offers.flatMap((offer) => [offer.departureFlight?.airLineCode, offer.returnFlight?.airLineCode]))

  test('LINEARFLIGHT finds holidays on scheduled flights both ways, and their codes keep them there', async () => {
    const offers = await find(kind('LINEARFLIGHT'))
    expect(airlines(offers)).toEqual(new Set(['FR']))
    for (const offer of offers) {
      expect(offer.offerCode).toMatch(/^[A-Z]{6}\d{6}L-/)
      expect(accept(reprice(index, offer.offerCode, { locale: 'pl', perPerson: true }))).toEqual(offer)
    }
    expect(airlines(await find({}))).toContain('LO')
  })

  test('SKIBYPLANE finds ski with a flight, plain ski goes with own transport', async () => {
    const byPlane = await find({ offerType: 'SKI', ...kind('SKIBYPLANE') })
    const byCar = await find({ offerType: 'SKI' })
    expect(byPlane.length * byCar.length).toBeGreaterThan(0)
    for (const { departureFlight, tripType } of byPlane)
      expect([departureFlight === null, tripType]).toEqual([false, 'NR'])
    for (const { departureFlight } of byCar) expect(departureFlight).toBeNull()
  })

  test('one of another trip type changes nothing', async () => {
    expect(await find(kind('SKIBYPLANE'))).toEqual(await find({}))
    expect(await find({ offerType: 'TOUR', ...kind('LINEARFLIGHT') })).toEqual(
      await find({ offerType: 'TOUR' }),
    )
  })
})

test('an offer code of an unknown hotel, a strange room or another airport is refused', () => {
  const view = { locale: 'pl', perPerson: true } as const
  const { code, arrivalAirport } = index.register.hotels.find((hotel) => hotel.arrivalAirport)!
  const refusal = (offerCode: string) => {
    const priced = reprice(index, offerCode, view)
    return priced.ok ? null : priced.refusal
  }
  expect(refusal('rubbish')).toMatchObject({ code: 'offer-code-unreadable' })
  expect(refusal(`GDN${arrivalAirport}270101-7-ZZZ00000-DBL_AI_2`)).toEqual({
    code: 'offer-unknown',
    part: 'hotel',
  })
  expect(refusal(`GDNZZZ270101-7-${code}-DBL_AI_2`)).toEqual({ code: 'offer-unknown', part: 'airport' })
  expect(refusal(`GDN${arrivalAirport}270101-7-${code}-NONE_AI_2`)).toEqual({
    code: 'offer-unknown',
    part: 'room',
  })
})

describe('a guest finds', () => {
  const first = async (text: string, locale: 'pl' | 'hu' = 'pl') =>
    (await new Suggestions(index).find(text, locale, 5))[0]

  test.each(['Wyspy Kanaryjskie', 'kanaryjskie', 'wyspy kanaryjs', 'Kanaryjskei wyspy', 'wispy kanaryjskie'])(
    'the Canary Islands by typing %s',
    async (text) => {
      expect(await first(text)).toMatchObject({ kind: 'region', code: 'R0A', within: ['C0 pl'] })
    },
  )

  test('a place without its diacritics', async () => {
    expect((await first('leba'))?.code).toBe('R0B')
    expect((await first('ŁEBA'))?.code).toBe('R0B')
  })

  test('a place by its name in his own language', async () => {
    expect(await first('kanari', 'hu')).toMatchObject({ code: 'R0A', name: 'Kanári-szigetek' })
  })

  test('places before hotels, and nothing for rubbish', async () => {
    const found = await new Suggestions(index).find('kanary', 'pl', 5)
    expect(found.map(({ kind }) => kind)).toEqual(['region', 'hotel'])
    expect(await first('!?')).toBeUndefined()
    expect(await first('qqqqqqqq')).toBeUndefined()
  })
})

test('every address of the site map leads to its place or hotel', () => {
  for (const { names, kind } of seoPaths(index))
    expect(findBySeoNames(index, names, 'pl')).toMatchObject({ kind })
  expect(findBySeoNames(index, ['c0', 'nowhere'], 'pl')).toBeNull()
  expect(findBySeoNames(index, [], 'pl')).toBeNull()
})
