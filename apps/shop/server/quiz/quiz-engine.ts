import type { Destination } from '@wojaz/content'
import type { OffersCount, PlaceOffer, SearchRefusal } from '@wojaz/offers'
import { dayOf } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { Outcome } from '@wojaz/travel/outcome'
import { type OfferSearchRequest, type SearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { climateOf } from '../destinations/climate-of.ts'
import { withoutRefused } from '../listing/left-out.ts'
import type { Services } from '../request/services.ts'
import { hasWeather, type QuizWish } from './quiz-wish.ts'
import { cheapestMonth, daysOfMonth, monthsWithWeather, type RightMonth } from './right-months.ts'

interface Sources extends Pick<Services, 'offers' | 'showcase' | 'clock'> {
  locale: Locale
  destinations: readonly Destination[]
}

export interface FoundPlaces {
  /** The search that was run: an editor's code that the inventory does not have is dropped. */
  search: SearchState
  /** Regions with the wanted weather, cheapest first. */
  places: QuizRegion[]
  /** The same for any weather. */
  all: readonly PlaceOffer[]
}

/** A region; if a weather but no month was chosen, with the months that have both the weather and an offer. */
export interface QuizRegion extends PlaceOffer {
  rightMonths: RightMonth[] | null
}

/**
 * Finds regions for a wish. The engine has no weather data: all regions are queried, and those with the wrong weather are
 * filtered out.
 */
export function quizEngine({ offers, showcase, clock, locale, destinations }: Sources) {
  const remembered = <Answer>(
    name: string,
    search: SearchState,
    ask: (request: OfferSearchRequest) => Promise<Outcome<Answer, SearchRefusal>>,
  ) =>
    answered(search, (request) =>
      showcase.listings.get(`quiz ${name} ${locale} ${JSON.stringify(request)}`, () => ask(request)),
    )
  const regionsOf = (search: SearchState) =>
    remembered('places', search, (request) => offers.cheapestByPlace(request, 'region', locale))
  const places = async (wish: QuizWish): Promise<FoundPlaces> => {
    const { search, answer } = await regionsOf(wish.search)
    const monthsAt = await rightMonthsAt(wish, search)
    const found = answer.flatMap((region): QuizRegion[] => {
      const rightMonths = monthsAt?.(region.code) ?? null
      const onSale = rightMonths?.map(({ month }) => Number(month.slice(5))) ?? []
      const isRight = hasWeather(climateAt(destinations, region.code), wish, onSale)
      return isRight ? [{ ...region, rightMonths }] : []
    })
    return { search, places: found, all: answer }
  }
  /** The coming months with the weather and an offer; null: no weather was chosen, or the months are fixed. */
  async function rightMonthsAt({ weather, months }: QuizWish, search: SearchState) {
    if (!weather || months) return null
    const { answer } = await remembered('months', search, (request) =>
      offers.lowestPrices(request, 'region', locale),
    )
    const prices = new Map(answer.map(({ code, months: own }) => [code, own]))
    return (code: string): RightMonth[] =>
      monthsWithWeather(prices.get(code) ?? [], climateAt(destinations, code), weather, dayOf(clock()))
  }
  return {
    places,
    /** The region in one month: its cheapest offer and the number of hotels. */
    async inMonth(search: SearchState, { code }: PlaceOffer, month: string) {
      const { from, to } = daysOfMonth(month, dayOf(clock()))
      const narrowed = { ...search, startDate: from, endDate: to, selectedDestinationsCodes: [code] }
      const { search: asked, answer } = await regionsOf(narrowed)
      const found = answer.find((region) => region.code === code)
      return found ? { search: asked, found } : null
    },
    /** The exact number of hotels that a list of the same wish has. */
    async count(wish: QuizWish): Promise<OffersCount> {
      if (wish.weather) return countOf((await places(wish)).places)
      return (await remembered('count', wish.search, offers.count)).answer
    },
  }
}

/** Each hotel is in one region. With a weather but no month the price is that of the cheapest month with that weather. */
export function countOf(places: readonly QuizRegion[]): OffersCount {
  const prices = places.map(
    ({ offer, rightMonths }) => cheapestMonth(rightMonths ?? [])?.price ?? offer.quote.perPerson,
  )
  return {
    count: places.reduce((sum, { count }) => sum + count, 0),
    fromPrice: prices.length > 0 ? Math.min(...prices) : null,
  }
}

export function climateAt(destinations: readonly Destination[], code: string) {
  const destination = destinations.find((one) => one.code === code)
  return destination ? climateOf(destinations, destination.path) : null
}

async function answered<Answer>(
  asked: SearchState,
  ask: (request: OfferSearchRequest) => Promise<Outcome<Answer, SearchRefusal>>,
): Promise<{ search: SearchState; answer: Answer }> {
  let search = asked
  // Each iteration drops one value, so the loop ends.
  for (;;) {
    const found = await ask(toOfferSearchRequest(search, { pageSize: 1 }))
    if (found.ok) return { search, answer: found.value }
    const next = withoutRefused(search, found.refusal)
    if (!next) throw new Error(`The quiz was refused: ${found.refusal.code} ${found.refusal.field}`)
    search = next.state
  }
}
