import { addDays, type IsoDay } from '@wojaz/travel/dates'
import { encodeOfferCode, parseOfferCode } from '@wojaz/travel/offer-code'
import { occupancyOf } from '@wojaz/travel/party'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { allOffers } from '../src/all-offers.ts'
import { hotelAvailability } from '../src/availability.ts'
import { cheapestByPlace } from '../src/cheapest-by-place.ts'
import { countOffers } from '../src/count-offers.ts'
import { type CardChoice, roomChoices } from '../src/hotel-card.ts'
import { lowestInSpans } from '../src/lowest-in-spans.ts'
import type { Offer } from '../src/offer.ts'
import { priceCalendar } from '../src/price-calendar.ts'
import { reprice } from '../src/reprice.ts'
import { search } from '../src/search.ts'
import { globalSearch } from '../src/search-form/global-search.ts'
import { ms, percentile, repeated, times, timesOf } from './figures.ts'
import { askAnew, type Figure, type LoadedWorld } from './measure-engine.ts'
import { monthSearch, summerSearch, widestSearch } from './search-mix.ts'
import type { StoredWorld } from './stored-world.ts'

const asked = 12

type Answer = { readonly ok: boolean }
type Ask = (request: OfferSearchRequest, offer: Offer) => Answer | Promise<Answer>

/** The same offer for the children of the request. */
function codeFor(offerCode: string, { childrenBirthdays }: OfferSearchRequest): string {
  const parts = parseOfferCode(offerCode)
  if (!parts.ok) throw new Error('A code was refused.')
  const rooms = parts.value.rooms.map((room) => ({ ...room, childrenBirthDates: childrenBirthdays }))
  return encodeOfferCode({ ...parts.value, rooms })
}

/** The next twelve spans of thirty days. */
const monthsFrom = (today: IsoDay) =>
  Array.from({ length: 12 }, (_, month) => ({
    from: addDays(today, 1 + 30 * month),
    to: addDays(today, 30 + 30 * month),
  }))

/** Throws on a refusal, because it is quick and would look like a fast answer. */
async function answered(answer: Answer | Promise<Answer>): Promise<void> {
  if (!(await answer).ok) throw new Error('A family was refused.')
}

/**
 * Measures what a guest does step by step: for two adults, then for families that are not cached; p50 of both and their ratio.
 * From the card on, each uses the first hotel of the previous list.
 */
export async function measureFamilies(
  { index, scanner }: LoadedWorld,
  { size: { today } }: StoredWorld,
): Promise<Figure[]> {
  const cache = scanner.cacheFor(index)
  const airports = index.register.airports.filter(({ isDeparture }) => isDeparture).map(({ code }) => code)
  const month = monthSearch(today, airports)
  const list = (request: OfferSearchRequest) => search(index, scanner, request, 'pl')
  const firstOf = async (request: OfferSearchRequest) => {
    const found = await list(request)
    return found.ok ? found.value.offers[0] : undefined
  }
  let births = 0
  /** Adds another child every time: all ages that need a seat, never the same birth date twice. */
  const withChild = (request: OfferSearchRequest): OfferSearchRequest => {
    const childrenBirthdays = [addDays(today, -800 - ((193 * births++) % 5_600))]
    const [first, ...others] = request.occupancies ?? []
    if (!first) return { ...request, childrenBirthdays }
    const family = occupancyOf({ adultsCount: first.adultsCount, childrenBirthDates: childrenBirthdays })
    return { ...request, childrenBirthdays, occupancies: [family, ...others] }
  }
  const family = await firstOf(withChild(month))
  const couple = await firstOf(month)
  if (!family || !couple) throw new Error('There is nothing to ask about.')
  const card = ({ departureDate: date, duration: nights, airportCode }: Offer): CardChoice => ({
    date,
    nights,
    airportCode,
  })
  const couples = [2, 2].map((adultsCount) => occupancyOf({ adultsCount, childrenBirthDates: [] }))
  const view = { locale: 'pl', perPerson: true } as const
  const steps: [string, OfferSearchRequest, Ask][] = [
    ['search form', widestSearch, (request) => globalSearch(index, scanner, askAnew, request, 'pl')],
    ['count', month, (request) => countOffers(index, scanner, request)],
    ['list with facets', month, list],
    ['list of everything', widestSearch, list],
    [
      'calendar',
      { ...widestSearch, durationFrom: 7, durationTo: 7 },
      (request) => priceCalendar(index, scanner, request),
    ],
    ['list for two rooms', { ...month, occupancies: couples }, list],
    [
      'search form for two rooms',
      { ...widestSearch, occupancies: couples },
      (request) => globalSearch(index, scanner, askAnew, request, 'pl'),
    ],
    [
      'quiz: cheapest by region',
      summerSearch(today),
      (request) => cheapestByPlace(index, scanner, request, 'region', 'pl'),
    ],
    [
      'chart: a year, month by month',
      { ...widestSearch, durationFrom: 7, durationTo: 7 },
      (request) => lowestInSpans(index, scanner, request, monthsFrom(today)),
    ],
    ['hotel card', month, (request, { hotelCode }) => allOffers(index, cache, hotelCode, request, 'pl')],
    [
      'matrix',
      widestSearch,
      (request, { hotelCode }) => hotelAvailability(index, cache, hotelCode, request, 'pl'),
    ],
    [
      'room choice',
      month,
      (request, offer) => roomChoices(index, offer.hotelCode, card(offer), request, 'pl'),
    ],
    ['price alert', month, (request, { offerCode }) => reprice(index, codeFor(offerCode, request), view)],
  ]
  const figures: Figure[] = []
  for (const [name, request, ask] of steps) {
    await timesOf(repeated(3, request), (two) => answered(ask(two, couple)))
    const two = await timesOf(repeated(asked, request), (same) => answered(ask(same, couple)))
    const families = await timesOf(repeated(asked, request).map(withChild), (other) =>
      answered(ask(other, family)),
    )
    const [before, after] = [percentile(two, 0.5), percentile(families, 0.5)]
    figures.push([
      `${name}: two adults / a new family`,
      `${ms(before)} / ${ms(after)} = ${times(after / before)}`,
      '≤ 3 ×',
    ])
  }
  return figures
}
