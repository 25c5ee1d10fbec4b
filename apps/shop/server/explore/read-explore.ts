import type { Picture } from '@wojaz/content'
import type { CharterOffer, PlaceOffer, SearchRefusal } from '@wojaz/offers'
import { dayOf } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { reservationAddress } from '@wojaz/travel/offer-code'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import {
  listingHref,
  type OfferSearchRequest,
  type SearchState,
  toOfferSearchRequest,
} from '@wojaz/travel/search'
import { placeUrl } from '../../app/features/destinations/destination-address.ts'
import type {
  ExploreDestination,
  ExploreOffer,
  ExploreView,
} from '../../app/features/explore/explore-view.ts'
import type { OfferFacts } from '../../app/features/offer-cards/offer-facts.ts'
import { withoutRefused } from '../listing/left-out.ts'
import type { Services } from '../request/services.ts'
import { seenFromAbove } from '../showcase/seen-from-above.ts'
import { askedExplore } from './asked-explore.ts'
import { type MonthPrice, monthMaker, within } from './destination-months.ts'
import { isWithin } from './month-heat.ts'

type Sources = Pick<Services, 'offers' | 'showcase' | 'content' | 'clock'> & {
  locale: Locale
  /** The airport that the logged-in customer prefers. */
  ownAirport?: string | null
}

/** Every destination for a party, cheapest first, with its prices by month. Every URL has an answer. */
export async function readExplore(
  params: URLSearchParams,
  sources: Sources,
  isFlights = false,
): Promise<Omit<ExploreView, 'texts'>> {
  const { offers, content, clock, locale, ownAirport = null } = sources
  const today = dayOf(clock())
  const asked = askedExplore(params, isFlights && { today, ownAirport })
  const found = await findAnywhere(asked.search, isFlights ? flightsAnywhere : holidaysAnywhere, sources)
  const { search } = found
  const { budget } = asked
  const priceOf = ({ offer }: FoundPlace) => (search.fullPrice ? offer.quote.total : offer.quote.perPerson)
  const affordable = found.places.filter((place) => isWithin(priceOf(place), budget))
  const [destinations, cards, airports] = await Promise.all([
    content.destinations(locale),
    Promise.all(affordable.map(({ card }) => card())),
    offers.departures(locale),
  ])
  const makeMonths = monthMaker({ search, budget }, today, locale)
  return {
    search,
    budget,
    destinations: affordable.flatMap((place, number): ExploreDestination[] => {
      const offer = cards[number]
      if (!offer) return []
      const { code, name, latitude, longitude } = place
      const written = destinations.find((one) => one.code === code)
      return [
        {
          code,
          name,
          offer,
          price: priceOf(place),
          url: written ? placeUrl(written) : null,
          picture: written?.picture ?? offer.picture ?? seenFromAbove(name),
          coordinates: { latitude, longitude },
          listingUrl: listingHref(within({ search, budget }, [code])),
          months: makeMonths([code], place.months),
        },
      ]
    }),
    beyond: found.places.length - affordable.length,
    least: found.places[0] ? priceOf(found.places[0]) : null,
    airports: airports.map(({ code, name }) => ({ code, name })),
    today,
    hasLeftOut: found.hasLeftOut,
  }
}

/** A destination from the engine's answer. */
interface FoundPlace extends Pick<PlaceOffer, 'code' | 'name' | 'latitude' | 'longitude'> {
  offer: Pick<PlaceOffer['offer'], 'quote'>
  months: readonly MonthPrice[]
  card: () => Promise<ExploreOffer & { picture?: Picture }>
}

type Find = (request: OfferSearchRequest, sources: Sources) => Promise<Outcome<FoundPlace[], SearchRefusal>>

interface Anywhere {
  search: SearchState
  places: readonly FoundPlace[]
  hasLeftOut: boolean
}

/**
 * Queries without the budget, so that guests with different budgets share one cached answer. Values that the engine refuses are
 * dropped.
 */
async function findAnywhere(asked: SearchState, find: Find, sources: Sources): Promise<Anywhere> {
  let search = asked
  // Each iteration drops one value, so the loop ends.
  for (;;) {
    const found = await find(toOfferSearchRequest(search, { pageSize: 1 }), sources)
    if (found.ok) return { search, places: found.value, hasLeftOut: search !== asked }
    const next = withoutRefused(search, found.refusal)
    if (!next) throw new Error(`Exploring was refused: ${found.refusal.code} ${found.refusal.field}`)
    search = next.state
  }
}

const holidaysAnywhere: Find = async (request, { offers, showcase, locale }) => {
  const key = `explore ${locale} ${JSON.stringify(request)}`
  const [places, prices] = await showcase.listings.get(key, () =>
    Promise.all([
      offers.cheapestByPlace(request, 'country', locale),
      offers.lowestPrices(request, 'country', locale),
    ]),
  )
  if (!places.ok) return places
  if (!prices.ok) return prices
  return accepted(
    places.value.map((place) => ({
      ...place,
      months: prices.value.find(({ code }) => code === place.code)?.months ?? [],
      card: async () => (await showcase.cards([place.offer], locale))[0] as OfferFacts,
    })),
  )
}

const flightsAnywhere: Find = async (request, { offers, showcase, locale }) => {
  const read = (asked: OfferSearchRequest) =>
    showcase.listings.get(`explore ${locale} ${JSON.stringify(asked)}`, () =>
      offers.charterPlaces(asked, locale),
    )
  const anytime = { ...request, departureDateFrom: null, departureDateTo: null }
  const places = await read(request)
  // With chosen days the other months still show their prices.
  const year = hasDays(request) ? await read(anytime) : places
  if (!places.ok) return places
  if (!year.ok) return year
  return accepted(
    places.value.map((place) => ({
      ...place,
      months: year.value.find(({ code }) => code === place.code)?.months ?? place.months,
      card: async () => flightOf(place.offer),
    })),
  )
}

function hasDays({ departureDateFrom, departureDateTo }: OfferSearchRequest): boolean {
  return departureDateFrom !== null || departureDateTo !== null
}

function flightOf({ offerCode, departureAirport, destinationAirport, ...offer }: CharterOffer): ExploreOffer {
  return {
    code: offerCode,
    url: reservationAddress(offerCode),
    hotelName: `${departureAirport.name} – ${destinationAirport.name}`,
    board: '',
    departureDate: offer.departureDate,
    nights: offer.duration,
    airport: departureAirport.name,
    total: offer.quote.total,
  }
}
