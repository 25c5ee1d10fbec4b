import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { addDays } from '@wojaz/travel/dates'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { offerTypes } from '@wojaz/travel/trip'
import { allOffers } from '../src/all-offers.ts'
import { hotelAvailability } from '../src/availability.ts'
import { countOffers } from '../src/count-offers.ts'
import type { OfferIndex } from '../src/engine/offer-index.ts'
import { Scanner } from '../src/engine/scanner.ts'
import { priceCalendar } from '../src/price-calendar.ts'
import { findRepairs } from '../src/repairs.ts'
import { search } from '../src/search.ts'
import type { Recall } from '../src/search-form/form-counts.ts'
import { globalSearch } from '../src/search-form/global-search.ts'
import { readIndex } from '../src/store/read-index.ts'
import { countPackages } from './count-packages.ts'
import {
  count,
  longestSilence,
  megabytes,
  ms,
  percentile,
  repeated,
  seconds,
  timesOf,
  withLag,
  withProcessorTime,
} from './figures.ts'
import { longestRound } from './round-watch.ts'
import { type MixCodes, monthSearch, searchMix, summerSearch, widestSearch } from './search-mix.ts'
import type { StoredWorld } from './stored-world.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

export interface LoadedWorld {
  readonly index: OfferIndex
  readonly scanner: Scanner
  readonly loadMs: number
  /** Columns and related heap memory. */
  readonly bytes: number
}

export async function loadWorld({ pool, size }: StoredWorld): Promise<LoadedWorld> {
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  const started = performance.now()
  const index = await readIndex(pool, size.today)
  const loadMs = performance.now() - started
  collectGarbage()
  const beside = process.memoryUsage().heapUsed - before
  return { index, scanner: new Scanner(), loadMs, bytes: index.bytes + beside }
}

/** Returns the thousand searches that every comparison uses. */
export function mixOf({ register }: OfferIndex, today: StoredWorld['size']['today']): OfferSearchRequest[] {
  const countries = register.places.filter(({ kind }) => kind === 'country').map(({ code }) => code)
  const codes: MixCodes = {
    airports: register.airports.filter(({ isDeparture }) => isDeparture).map(({ code }) => code),
    countriesOf: () => countries,
    facet: { filterId: 'facilities', selectedValues: ['pool', 'slides'] },
  }
  return searchMix(1_300, 11, today, codes)
}

/** Number of searches used for warming up. */
export const warmUp = 300

/** Caches nothing. */
export const askAnew = ((_, answer) => answer()) as Recall

/** One hotel in this many. */
const fewHotels = 60

/** Families that are not cached yet. */
function newParties(today: StoredWorld['size']['today']): OfferSearchRequest[] {
  return Array.from({ length: 8 }, (_, number) => ({
    ...widestSearch,
    numberOfAdults: 1 + (number % 3),
    childrenBirthdays: [addDays(today, -2_000 - 37 * number)],
  }))
}

/** Name, value and target for the large world. */
export type Figure = readonly [name: string, value: string, aim: string]

export async function measureEngine(
  { index, scanner, loadMs, bytes }: LoadedWorld,
  { size }: StoredWorld,
): Promise<Figure[]> {
  const { register } = index
  const find = (request: OfferSearchRequest) => search(index, scanner, request, 'pl')
  const searches = mixOf(index, size.today)
  const airports = register.airports.filter(({ isDeparture }) => isDeparture).map(({ code }) => code)
  await timesOf(searches.slice(0, warmUp), find)
  const mix = await withProcessorTime(() => timesOf(searches.slice(warmUp), find))
  const { lag } = await withLag(() => timesOf(searches.slice(warmUp), find))
  const month = await timesOf(repeated(100, monthSearch(size.today, airports)), find)
  const summer = await timesOf(repeated(40, summerSearch(size.today)), find)
  // Each runs for the first time, because stays of recent searches are cached.
  const [firstWidest = Number.NaN] = await timesOf([widestSearch], find)
  await timesOf(repeated(5, widestSearch), find)
  const widest = await withLag(() => timesOf(repeated(100, widestSearch), find))
  const round = await longestRound(() => timesOf(searches.slice(warmUp), find))
  const everything = async () => {
    for (const request of repeated(20, widestSearch)) await find(request)
    for (const offerType of Object.values(offerTypes)) {
      await globalSearch(index, scanner, askAnew, { ...widestSearch, offerType }, 'pl')
    }
    const cache = scanner.cacheFor(index)
    for (const { code } of register.hotels.filter((_, number) => number % fewHotels === 0)) {
      await hotelAvailability(index, cache, code, widestSearch, 'pl')
      await allOffers(index, cache, code, widestSearch, 'pl')
      await priceCalendar(index, scanner, { ...widestSearch, destinationsCodes: [code] })
    }
    const nowhere = { ...widestSearch, filters: [{ filterId: 'amountRange', selectedValues: ['1#2'] }] }
    for (const request of repeated(5, nowhere))
      await findRepairs(index, request, (other) => countOffers(index, scanner, other))
  }
  const silence = await longestSilence(everything)
  const roundOfAll = await longestRound(everything)
  const forms = await withProcessorTime(() =>
    timesOf(newParties(size.today), (request) => globalSearch(index, scanner, askAnew, request, 'pl')),
  )
  const week = { ...widestSearch, durationFrom: 7, durationTo: 7 }
  await timesOf(repeated(5, week), (request) => priceCalendar(index, scanner, request))
  const calendar = await timesOf(repeated(100, week), (request) => priceCalendar(index, scanner, request))
  return [
    ['hotels', count(register.hotels.length), ''],
    ['products (room × board)', count(register.rates.length), ''],
    ['flights', count(register.sizes.flights), ''],
    ['distinct packages two adults can book', count(countPackages(index)), ''],
    ['index built from Postgres in', seconds(loadMs), '≤ 5 s'],
    ['index, with its catalogue', megabytes(bytes), '≤ 400 MB'],
    ['mix of 1,000 searches with facets, p50', ms(percentile(mix.values, 0.5)), ''],
    ['mix, p99', ms(percentile(mix.values, 0.99)), '≤ 5 ms'],
    ['mix, longest silence of the event loop', ms(lag), ''],
    ['mix, longest round of the event loop, processor time', ms(round), '≤ 10 ms'],
    ['mix, processor time of a search, all threads', ms(mix.processorMs), ''],
    ['a month, two airports, a week, p50', ms(percentile(month, 0.5)), ''],
    ['a summer, all airports, 7–14 nights, p50', ms(percentile(summer, 0.5)), ''],
    ['widest search (everything), the first time', ms(firstWidest), ''],
    ['widest, p50', ms(percentile(widest.values, 0.5)), ''],
    ['widest, p99', ms(percentile(widest.values, 0.99)), '≤ 50 ms'],
    ['widest, longest silence of the event loop', ms(widest.lag), ''],
    ['event loop, longest silence: wide searches, forms, cards, repairs', ms(silence), '≤ 10 ms'],
    ['the same, longest round, processor time of the guests’ thread', ms(roundOfAll), '≤ 10 ms'],
    ['search form by plane, a new party each time, p50', ms(percentile(forms.values, 0.5)), '≤ 60 ms'],
    ['search form, processor time, all threads', ms(forms.processorMs), '≤ 100 ms'],
    ['calendar (everywhere, 18 months), p50', ms(percentile(calendar, 0.5)), ''],
    ['calendar, p99', ms(percentile(calendar, 0.99)), '≤ 20 ms'],
  ]
}
