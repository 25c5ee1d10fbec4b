import type { DestinationPrices, PlaceOffer, SearchRefusal } from '@wojaz/offers'
import {
  addDays,
  addMonths,
  dayFormat,
  dayOf,
  firstDayOfMonth,
  type IsoDay,
  lastDayOfMonth,
} from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import {
  encodePriceRange,
  listingHref,
  priceRangeFilterId,
  type SearchState,
  toOfferSearchRequest,
} from '@wojaz/travel/search'
import { placeUrl } from '../../app/features/directions/direction-address.ts'
import type { ExploreDirection, ExploreMonth, ExploreView } from '../../app/features/explore/explore-view.ts'
import { withoutRefused } from '../listing/left-out.ts'
import type { Services } from '../request/services.ts'
import { type AskedExplore, askedExplore } from './asked-explore.ts'
import { isWithin, monthHeat } from './month-heat.ts'

type Sources = Pick<Services, 'offers' | 'showcase' | 'content' | 'clock'> & { locale: Locale }

const monthsAhead = 12

/** Every direction for a party, the cheapest first, and what each costs month by month. There is no address without an answer. */
export async function readExplore(
  params: URLSearchParams,
  sources: Sources,
): Promise<Omit<ExploreView, 'texts' | 'mapStyleUrl'>> {
  const { offers, showcase, content, clock, locale } = sources
  const today = dayOf(clock())
  const asked = askedExplore(params)
  const found = await findAnywhere(asked.search, sources)
  const { search } = found
  const { budget } = asked
  const priceOf = ({ offer }: PlaceOffer) => (search.fullPrice ? offer.quote.total : offer.quote.perPerson)
  const affordable = found.places.filter((place) => isWithin(priceOf(place), budget))
  const [directions, cards, airports] = await Promise.all([
    content.directions(locale),
    showcase.cards(
      affordable.map(({ offer }) => offer),
      locale,
    ),
    offers.departures(locale),
  ])
  const makeMonths = monthMaker({ search, budget }, today, locale)
  return {
    search,
    budget,
    directions: affordable.flatMap((place, number): ExploreDirection[] => {
      const offer = cards[number]
      if (!offer) return []
      const { code, name, latitude, longitude } = place
      const written = directions.find((one) => one.code === code)
      return [
        {
          ...{ code, name, offer, price: priceOf(place) },
          url: written ? placeUrl(written) : null,
          picture: written?.picture ?? offer.picture,
          coordinates: { latitude, longitude },
          listingUrl: listingHref(within({ search, budget }, code)),
          months: makeMonths(code, found.prices.find((one) => one.code === code)?.months ?? []),
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

interface Anywhere {
  search: SearchState
  places: readonly PlaceOffer[]
  prices: readonly DestinationPrices[]
  hasLeftOut: boolean
}

/** Without the budget: guests with different purses share one answer. What the engine does not know is left out. */
async function findAnywhere(asked: SearchState, { offers, showcase, locale }: Sources): Promise<Anywhere> {
  let search = asked
  // Each turn leaves out one thing, so it ends.
  for (;;) {
    const request = toOfferSearchRequest(search, { pageSize: 1 })
    const key = `explore ${locale} ${JSON.stringify(request)}`
    const [places, prices] = await showcase.listings.get(key, () =>
      Promise.all([
        offers.cheapestByPlace(request, 'country', locale),
        offers.lowestPrices(request, 'country', locale),
      ]),
    )
    if (places.ok && prices.ok)
      return { search, places: places.value, prices: prices.value, hasLeftOut: search !== asked }
    const refusal = (places.ok ? prices : places) as { refusal: SearchRefusal }
    const next = withoutRefused(search, refusal.refusal)
    if (!next) throw new Error(`Exploring was refused: ${refusal.refusal.code} ${refusal.refusal.field}`)
    search = next.state
  }
}

/** The listing of a direction, no dearer than the budget. */
function within({ search, budget }: AskedExplore, code: string): SearchState {
  const limit = budget === null ? null : [encodePriceRange({ from: null, to: budget })]
  return {
    ...search,
    selectedDestinationsCodes: [code],
    selectedFilterValues: limit ? { [priceRangeFilterId(search.tripType)]: limit } : {},
  }
}

function monthMaker(asked: AskedExplore, today: IsoDay, locale: Locale) {
  const name = dayFormat(locale, { month: 'short' })
  const tomorrow = addDays(today, 1)
  const firstDays = Array.from({ length: monthsAhead }, (_, ahead) =>
    addMonths(firstDayOfMonth(today), ahead),
  )
  return (code: string, prices: DestinationPrices['months']): ExploreMonth[] => {
    const known = new Map(prices.map(({ month, price }) => [month, price]))
    const shown = firstDays.flatMap((day) => known.get(day.slice(0, 7)) ?? [])
    return firstDays.map((day, ahead) => {
      const month = day.slice(0, 7)
      const price = known.get(month) ?? null
      const isWithinBudget = price !== null && isWithin(price, asked.budget)
      // Dearer months are shown too: whoever goes there anyway must not find an empty list.
      const budget = isWithinBudget ? asked.budget : null
      const dates = { startDate: ahead === 0 ? tomorrow : day, endDate: lastDayOfMonth(day) }
      return {
        month,
        name: name.format(new Date(`${day}T12:00:00Z`)),
        price,
        heat: price === null ? null : monthHeat(price, shown),
        isWithinBudget,
        url: price === null ? null : listingHref({ ...within({ ...asked, budget }, code), ...dates }),
      }
    })
  }
}
