import type { Destination } from '@wojaz/content'
import type { PlaceOffer } from '@wojaz/offers'
import type { IsoDay } from '@wojaz/travel/dates'
import type { SearchState } from '@wojaz/travel/search'
import type { Given } from './asked-quiz.ts'
import { looserAnswers } from './loosen-answers.ts'
import { placesAsCodes } from './places-as-codes.ts'
import { climateAt, countOf, type FoundPlaces, type quizEngine } from './quiz-engine.ts'
import { wishOf } from './quiz-wish.ts'
import { pickPlaces, type RankedPlace, rankPlaces } from './rank-places.ts'
import { cheapestMonth, type RightMonth } from './right-months.ts'

/** How many places a guest can compare. */
const shownPlaces = 3

export interface FoundPlace extends RankedPlace {
  found: PlaceOffer
  /** The search behind the result. */
  search: SearchState
  without: Given[]
  /** If no month was chosen: the months with the wanted weather. */
  rightMonths: RightMonth[] | null
}

interface Question {
  given: readonly Given[]
  excluded: readonly string[]
  today: IsoDay
  destinations: readonly Destination[]
  engine: ReturnType<typeof quizEngine>
}

/** Three places that match all answers; if there are fewer, others for which an answer was dropped. */
export async function findResult({ given, excluded, today, destinations, engine }: Question) {
  const isWanted = ({ code }: PlaceOffer) => !excluded.includes(code)
  const findWithout = async (left: readonly Given[]) => {
    const rules = given.flatMap((one) => (one.answer && !left.includes(one) ? [one.answer.rule] : []))
    return engine.places(wishOf(rules, today))
  }
  const rank = ({ search, places }: FoundPlaces, without: Given[]) =>
    rankPlaces(
      places.filter(isWanted).map((found): FoundPlace => {
        const { code, offer, rightMonths } = found
        const best = cheapestMonth(rightMonths ?? [])
        const month = best?.month ?? offer.departureDate.slice(0, 7)
        const country = offer.breadcrumbs[0]?.code ?? code
        const usual = climateAt(destinations, code)?.[Number(month.slice(5)) - 1] ?? null
        const price = best?.price ?? offer.quote.perPerson
        return { code, country, price, usual, found, search, without, rightMonths }
      }),
    )
  /** With a weather and no month: the cheapest month with that weather and its offer. */
  const inItsMonth = async (place: FoundPlace): Promise<FoundPlace> => {
    const best = cheapestMonth(place.rightMonths ?? [])
    const own = best && (await engine.inMonth(place.search, place.found, best.month))
    return own ? { ...place, ...own } : place
  }
  const exact = await findWithout([])
  const ranked = rank(exact, [])
  const places = pickPlaces(ranked, shownPlaces)
  for (const left of looserAnswers(given)) {
    if (places.length >= shownPlaces) break
    const isNew = ({ code }: FoundPlace) => places.every((place) => place.code !== code)
    const others = rank(await findWithout(left), left).filter(isNew)
    places.push(...pickPlaces(others, shownPlaces - places.length))
  }
  const shown = await Promise.all(places.map(inItsMonth))
  return { places: shown, search: searchOf(exact, ranked), ...countOf(exact.places.filter(isWanted)) }
}

/** The search of the result list. Conditions that a search cannot express become a list of places. */
function searchOf({ search, all }: FoundPlaces, ranked: readonly FoundPlace[]): SearchState {
  if (ranked.length === all.length) return search
  const regions = all.map(({ code, offer }) => ({ code, country: offer.breadcrumbs[0]?.code ?? code }))
  return { ...search, selectedDestinationsCodes: placesAsCodes(ranked, regions) }
}
