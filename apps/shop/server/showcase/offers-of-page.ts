import { type ComponentOf, type Page, pageComponents } from '@wojaz/content'
import { addDays, dayOf, type IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { OffersOfPage, PlaceCard } from '../../app/features/offer-cards/offer-facts.ts'
import type { Services } from '../request/services.ts'
import { chartOfComponent } from './chart-of-component.ts'
import { placeCards } from './place-cards.ts'
import type { Wish } from './wish.ts'

type Sources = Pick<Services, 'content' | 'offers' | 'showcase' | 'clock' | 'reports'>

interface Asked {
  page: Page
  path: string
  locale: Locale
  /** The place of the page, used if no destination is given. */
  place?: string
  /** Hotels that the page shows anyway. */
  shown?: ReadonlySet<string>
}

type Shelf = OffersOfPage[string]

/** A row with fewer cards is not shown. */
const fewest = 3
/** Departures within this many days are last minute. */
const lastMinuteDays = 21

/** The offers for the components of a page. A failing component is reported and left out; the page is still shown. */
export async function offersOfPage(asked: Asked, sources: Sources): Promise<OffersOfPage> {
  const shelves = await Promise.all(
    pageComponents(asked.page).map(async (component): Promise<[string, Shelf][]> => {
      try {
        const shelf =
          component.name === 'offerCarousel'
            ? await carousel(component, asked, sources)
            : component.name === 'topDestinations'
              ? await topDestinations(component, asked, sources)
              : component.name === 'priceChart'
                ? await chartOfComponent(component, asked, sources)
                : null
        return shelf ? [[component.uid, shelf]] : []
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        sources.reports.componentFailed({
          component: component.name,
          side: 'server',
          message,
          path: asked.path,
        })
        return []
      }
    }),
  )
  return Object.fromEntries(shelves.flat())
}

async function carousel(
  component: ComponentOf<'offerCarousel'>,
  { locale, place, shown }: Asked,
  { showcase, clock }: Sources,
): Promise<Shelf | null> {
  const { source, count } = component
  // These two are stored in the guest's browser.
  if (source === 'lastWatched' || source === 'lastSearch') return null
  const today = dayOf(clock())
  // Reads additional offers to replace those that are shown already.
  const wish = wishOf(component, place, today, count + (shown?.size ?? 0))
  if (wish.tripType === 'CZ') {
    const flights = await showcase.flights(wish, locale)
    return flights.length > 0 ? { kind: 'flights', flights: flights.slice(0, count) } : null
  }
  const found =
    source === 'promoted'
      ? await showcase.promoted(wish, locale)
      : (
          await showcase.holidays(
            { ...wish, ...(source === 'topHotels' && { sortCode: 'hotelRating' }) },
            locale,
          )
        ).cards
  const offers = found.filter(({ hotelCode }) => !shown?.has(hotelCode)).slice(0, count)
  return offers.length < fewest ? null : { kind: 'holidays', offers }
}

function wishOf(
  { source, tripType, criteria }: ComponentOf<'offerCarousel'>,
  place: string | undefined,
  today: IsoDay,
  count: number,
): Wish {
  const { destinations, airports, startDate, endDate, durationFrom, durationTo } = criteria
  const days = source === 'lastMinute' ? lastMinute(today) : { from: null, to: null }
  return {
    tripType: tripType ?? 'WS',
    destinations: destinations.length === 0 && place ? [place] : destinations,
    airports,
    from: startDate ?? days.from,
    to: endDate ?? days.to,
    ...(durationFrom !== null && durationTo !== null && { nights: { from: durationFrom, to: durationTo } }),
    count: Math.min(count, 100),
  }
}

function lastMinute(today: IsoDay) {
  return { from: addDays(today, 1), to: addDays(today, lastMinuteDays) }
}

async function topDestinations(
  component: ComponentOf<'topDestinations'>,
  { locale }: Asked,
  { content, showcase }: Sources,
): Promise<Shelf | null> {
  const cards = await placeCards({ content, showcase, locale })
  const { destinations, tripType, count } = component
  if (tripType === 'CZ') {
    const places = cards.chosen(destinations, 'WS').slice(0, count)
    const flown = await Promise.all(places.map((place) => byFlight(place)))
    return shelfOf(flown.flat())
  }
  return shelfOf(cards.chosen(destinations, tripType ?? 'WS').slice(0, count))

  async function byFlight(place: PlaceCard): Promise<PlaceCard[]> {
    const [flight] = await showcase.flights({ destinations: [place.code], count: 1 }, locale)
    return flight ? [{ ...place, price: flight.perPerson }] : []
  }
}

function shelfOf(places: PlaceCard[]): Shelf | null {
  return places.length > 0 ? { kind: 'places', places } : null
}
