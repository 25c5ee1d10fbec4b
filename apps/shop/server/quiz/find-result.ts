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

/** So many ideas a guest can weigh against each other. */
const shownPlaces = 3

export interface FoundPlace extends RankedPlace {
  found: PlaceOffer
  /** The search it answers to. */
  search: SearchState
  without: Given[]
  /** Where no month was named: those with the weather that was. */
  rightMonths: RightMonth[] | null
}

interface Question {
  given: readonly Given[]
  excluded: readonly string[]
  today: IsoDay
  destinations: readonly Destination[]
  engine: ReturnType<typeof quizEngine>
}

/** Three places for all answers; where there are fewer, others for which an answer had to be left out. */
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
  /** Whoever named a weather and no month is shown the cheapest month that has it, and the offer of that month. */
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

/** The list of a result: what the search itself cannot say is said by naming the places. */
function searchOf({ search, all }: FoundPlaces, ranked: readonly FoundPlace[]): SearchState {
  if (ranked.length === all.length) return search
  const regions = all.map(({ code, offer }) => ({ code, country: offer.breadcrumbs[0]?.code ?? code }))
  return { ...search, selectedDestinationsCodes: placesAsCodes(ranked, regions) }
}
