import { type Translate, tripWords } from '@wojaz/content'
import type { Content } from '@wojaz/content/server'
import type { Offers } from '@wojaz/offers/server'
import { addDays, formatDate, type IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import {
  decodeSearchQuery,
  listingAddress,
  type SearchState,
  toOfferSearchRequest,
} from '@wojaz/travel/search'
import { type HolidayType, holidayTypes } from '@wojaz/travel/trip'
import type { FoundSearch } from '../../app/features/last-seen/found-search.ts'
import type { OfferFacts } from '../../app/features/offer-cards/offer-facts.ts'
import { cardMaker } from '../showcase/offer-cards.ts'

interface Sources {
  offers: Offers
  content: Content
}

interface Guest {
  locale: Locale
  today: IsoDay
  t: Translate
}

/** The offers a guest saw last with current data, in the same order, without those that cannot be booked any more. */
export function lastSeen({ offers, content }: Sources) {
  const { toCards } = cardMaker(offers)

  return {
    async watched(offerCodes: readonly string[], locale: Locale): Promise<OfferFacts[]> {
      const found = await Promise.all(
        offerCodes.map((code) => offers.offer(code, { locale, perPerson: true })),
      )
      return toCards(
        found.flatMap((offer) => (offer.ok ? offer.value : [])),
        locale,
      )
    },

    /** Null: it has no results any more, or is not a search for holidays. */
    async search(q: string, { locale, today, t }: Guest): Promise<FoundSearch | null> {
      const state = fromTomorrow({ ...decodeSearchQuery(q), fullPrice: false }, today)
      if (!isHoliday(state)) return null
      const found = await offers.count(toOfferSearchRequest(state))
      if (!found.ok || found.value.fromPrice === null) return null
      const { count, fromPrice } = found.value
      return {
        href: listingAddress(state, locale),
        title: (await placesOf(state, locale)) || t('lastSeen.anywhere'),
        facts: [t(tripWords[state.tripType].heading), ...factsOf(state, t)],
        price: `${t('offers.from', { price: formatMoney(fromPrice) })} ${t('offers.perPerson')}`,
        action: t('lastSeen.resume', { count }),
      }
    },
  }

  async function placesOf({ selectedDestinationsCodes }: SearchState, locale: Locale): Promise<string> {
    const destinations = await content.destinations(locale)
    return selectedDestinationsCodes
      .flatMap((code) => destinations.find((one) => one.code === code)?.name ?? [])
      .join(', ')
  }
}

function isHoliday(state: SearchState): state is SearchState & { tripType: HolidayType } {
  return holidayTypes.some((type) => type === state.tripType)
}

/** Drops past days; if all are over, any date counts. */
function fromTomorrow(state: SearchState, today: IsoDay): SearchState {
  const tomorrow = addDays(today, 1)
  if (state.endDate !== null && state.endDate < tomorrow) return { ...state, startDate: null, endDate: null }
  if (state.startDate !== null && state.startDate < tomorrow) return { ...state, startDate: tomorrow }
  return state
}

function factsOf(state: SearchState, t: Translate): string[] {
  const { startDate, endDate, durationFrom, durationTo, adultsCount, childrenBirthDates } = state
  const children = childrenBirthDates.length
  return [
    ...(startDate && endDate ? [`${formatDate(startDate)} – ${formatDate(endDate)}`] : []),
    ...(durationFrom !== null && durationTo !== null
      ? [
          durationFrom === durationTo
            ? t('offers.nights', { count: durationTo })
            : `${durationFrom}–${t('offers.nights', { count: durationTo })}`,
        ]
      : []),
    t('wishlistPage.adults', { count: adultsCount }),
    ...(children > 0 ? [t('wishlistPage.children', { count: children })] : []),
  ]
}
