import type { Order } from '@wojaz/booking'
import { hasHotel, type Offer } from '@wojaz/offers'
import { addDays, dayOf, type IsoDay } from '@wojaz/travel/dates'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { hotelCardAddress } from '@wojaz/travel/offer-code'
import { type Party, wholeParty } from '@wojaz/travel/party'
import {
  defaultSearchState,
  listingAddress,
  type SearchState,
  toOfferSearchRequest,
} from '@wojaz/travel/search'
import { redirect } from 'react-router'
import { type Context, localeOf } from '../account/account-page.ts'
import { servicesContext } from '../request/context.ts'
import type { Services } from '../request/services.ts'
import { ownReservation } from './load-reservation.ts'
import { samePartyOn } from './same-party.ts'

/** Time to request leave at work. */
const daysAhead = 7

/** Redirects from a past trip to the same hotel on the next date for the same people. */
export async function loadRebook(context: Context, request: Request, number = '') {
  const order = await ownReservation(context, request, number)
  const services = context.get(servicesContext)
  throw redirect(await againAddress(services, order, localeOf(context)), 303)
}

export async function againAddress(
  { offers, clock }: Pick<Services, 'offers' | 'clock'>,
  order: Order,
  locale: Locale,
): Promise<string> {
  const from = addDays(dayOf(clock()), daysAhead)
  const found = hasHotel(order.offer) ? await nextOffer(offers, order, from, locale) : null
  if (found) return localisedPath(locale, hotelCardAddress(found.hotelUrl, found.tripType, found.offerCode))
  const { tripType } = order.offer
  const party = samePartyOn(order, from)
  return listingAddress({ ...defaultSearchState, tripType, ...(party && searchParty(party)) }, locale)
}

/** The soonest offer: with the same length and airport if possible, then with any length, then from any airport. */
async function nextOffer(
  offers: Services['offers'],
  order: Order,
  from: IsoDay,
  locale: Locale,
): Promise<Offer | null> {
  const { airportCode, duration } = order.offer
  const airport = { selectedAirports: airportCode === null ? [] : [airportCode] }
  const length = { durationFrom: duration, durationTo: duration }
  for (const wish of [{ ...airport, ...length }, airport, length, {}]) {
    const found = await soonest(offers, order, from, wish, locale)
    if (found) return found
  }
  return null
}

async function soonest(
  offers: Services['offers'],
  order: Order,
  from: IsoDay,
  wish: Partial<SearchState>,
  locale: Locale,
): Promise<Offer | null> {
  const { hotelCode, tripType } = order.offer
  const party = samePartyOn(order, from)
  if (!party) return null
  const state: SearchState = {
    ...defaultSearchState,
    tripType,
    ...searchParty(party),
    ...wish,
    startDate: from,
    sortCode: 'START_DATE_ASCENDING',
  }
  const outcome = await offers.allOffers(hotelCode, toOfferSearchRequest(state, { pageSize: 1 }), locale)
  const found = outcome.ok ? outcome.value.offers[0] : undefined
  if (!found) return null
  // A birthday before that date changes an age, so the search is repeated with the new ages.
  const then = samePartyOn(order, found.departureDate)
  const isSame = JSON.stringify(then) === JSON.stringify(party)
  return isSame || found.departureDate === from
    ? found
    : soonest(offers, order, found.departureDate, wish, locale)
}

function searchParty(rooms: readonly Party[]): Pick<SearchState, 'occupancies' | keyof Party> {
  return { ...wholeParty(rooms), occupancies: rooms.length > 1 ? rooms : [] }
}
