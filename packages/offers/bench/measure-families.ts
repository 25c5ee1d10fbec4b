import { addDays } from '@wojaz/travel/dates'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { allOffers } from '../src/all-offers.ts'
import { hotelAvailability } from '../src/availability.ts'
import { countOffers } from '../src/count-offers.ts'
import { type CardChoice, roomChoices } from '../src/hotel-card.ts'
import type { Offer } from '../src/offer.ts'
import { priceCalendar } from '../src/price-calendar.ts'
import { reprice } from '../src/reprice.ts'
import { search } from '../src/search.ts'
import { globalSearch } from '../src/search-form/global-search.ts'
import { ms, percentile, repeated, times, timesOf } from './figures.ts'
import { askAnew, type Figure, type LoadedWorld } from './measure-engine.ts'
import { monthSearch, widestSearch } from './search-mix.ts'
import type { StoredWorld } from './stored-world.ts'

const asked = 12

/** What a guest does one after another: by two adults, then by families nobody has asked for yet; p50 of both and their ratio. */
export async function measureFamilies(
  { index, scanner }: LoadedWorld,
  { size: { today } }: StoredWorld,
): Promise<Figure[]> {
  const memory = scanner.memoryFor(index)
  const airports = index.register.airports.filter(({ isDeparture }) => isDeparture).map(({ code }) => code)
  const month = monthSearch(today, airports)
  const listOf = async (request: OfferSearchRequest) => {
    const found = await search(index, scanner, request, 'pl')
    return found.ok ? found.value.offers : []
  }
  let births = 0
  /** Another child every time: of all ages, never one birth date twice. */
  const withChild = (request: OfferSearchRequest) => ({
    ...request,
    childrenBirthdays: [addDays(today, -400 - 193 * births++)],
  })
  const family = (await listOf(withChild(month)))[0]
  const couple = (await listOf(month))[0]
  if (!family || !couple) throw new Error('There is nothing to ask about.')
  const card = ({ departureDate: date, duration: nights, airportCode }: Offer): CardChoice => ({
    ...{ date, nights, airportCode },
  })
  const view = { locale: 'pl', perPerson: true } as const
  const steps: [string, OfferSearchRequest, (request: OfferSearchRequest, offer: Offer) => unknown][] = [
    ['search form', widestSearch, (request) => globalSearch(index, scanner, askAnew, request, 'pl')],
    ['count', month, (request) => countOffers(index, scanner, request)],
    ['list with facets', month, listOf],
    ['list of everything', widestSearch, listOf],
    [
      'calendar',
      { ...widestSearch, durationFrom: 7, durationTo: 7 },
      (request) => priceCalendar(index, scanner, request),
    ],
    ['hotel card', month, (request, { hotelCode }) => allOffers(index, memory, hotelCode, request, 'pl')],
    [
      'matrix',
      widestSearch,
      (request, { hotelCode }) => hotelAvailability(index, memory, hotelCode, request, 'pl'),
    ],
    [
      'room choice',
      month,
      (request, offer) => roomChoices(index, offer.hotelCode, card(offer), request, 'pl'),
    ],
    ['price alert', month, (_, { offerCode }) => reprice(index, offerCode, view)],
  ]
  const figures: Figure[] = []
  for (const [name, request, ask] of steps) {
    await timesOf(repeated(3, request), (two) => ask(two, couple))
    const two = await timesOf(repeated(asked, request), (same) => ask(same, couple))
    const families = await timesOf(repeated(asked, request).map(withChild), (other) => ask(other, family))
    const [before, after] = [percentile(two, 0.5), percentile(families, 0.5)]
    figures.push([
      `${name}: two adults / a new family`,
      `${ms(before)} / ${ms(after)} = ${times(after / before)}`,
      '≤ 3 ×',
    ])
  }
  return figures
}
