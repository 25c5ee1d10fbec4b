import type { Direction } from '@wojaz/content'
import type { OffersCount, PlaceOffer, SearchRefusal } from '@wojaz/offers'
import type { Locale } from '@wojaz/travel/locale'
import type { Outcome } from '@wojaz/travel/outcome'
import { type OfferSearchRequest, type SearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { climateOf } from '../directions/climate-of.ts'
import { withoutRefused } from '../listing/left-out.ts'
import type { Services } from '../request/services.ts'
import { hasWeather, type QuizWish } from './quiz-wish.ts'

interface Sources extends Pick<Services, 'offers' | 'showcase'> {
  locale: Locale
  directions: readonly Direction[]
}

export interface FoundPlaces {
  /** What was searched for: a code of an editor that the inventory does not have is left out. */
  search: SearchState
  /** Regions with the weather of the wish, the cheapest first. */
  places: PlaceOffer[]
  /** The same in any weather. */
  all: readonly PlaceOffer[]
}

/** What a wish leads to. The engine knows no weather: it is asked for every region, and those with the wrong weather are left out. */
export function quizEngine({ offers, showcase, locale, directions }: Sources) {
  const remembered = <Answer>(
    name: string,
    search: SearchState,
    ask: (request: OfferSearchRequest) => Promise<Outcome<Answer, SearchRefusal>>,
  ) =>
    answered(search, (request) =>
      showcase.listings.get(`quiz ${name} ${locale} ${JSON.stringify(request)}`, () => ask(request)),
    )
  const places = async (wish: QuizWish): Promise<FoundPlaces> => {
    const { search, answer } = await remembered('places', wish.search, (request) =>
      offers.cheapestByPlace(request, 'region', locale),
    )
    const isRight = ({ code }: PlaceOffer) => hasWeather(climateAt(directions, code), wish)
    return { search, places: answer.filter(isRight), all: answer }
  }
  return {
    places,
    /** Exact: hotels that a list of the same wish has. */
    async count(wish: QuizWish): Promise<OffersCount> {
      if (wish.weather) return countOf((await places(wish)).places)
      return (await remembered('count', wish.search, offers.count)).answer
    },
  }
}

/** A hotel stands in one region. */
export function countOf(places: readonly PlaceOffer[]): OffersCount {
  return {
    count: places.reduce((sum, { count }) => sum + count, 0),
    fromPrice: places[0]?.offer.quote.perPerson ?? null,
  }
}

export function climateAt(directions: readonly Direction[], code: string) {
  const direction = directions.find((one) => one.code === code)
  return direction ? climateOf(directions, direction.path) : null
}

async function answered<Answer>(
  asked: SearchState,
  ask: (request: OfferSearchRequest) => Promise<Outcome<Answer, SearchRefusal>>,
): Promise<{ search: SearchState; answer: Answer }> {
  let search = asked
  // Each turn leaves out one thing, so it ends.
  for (;;) {
    const found = await ask(toOfferSearchRequest(search, { pageSize: 1 }))
    if (found.ok) return { search, answer: found.value }
    const next = withoutRefused(search, found.refusal)
    if (!next) throw new Error(`The quiz was refused: ${found.refusal.code} ${found.refusal.field}`)
    search = next.state
  }
}
