import type { Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import type { IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { encodeOfferCode, type OfferParts, parseOfferCode } from '@wojaz/travel/offer-code'
import { toOfferSearchRequest } from '@wojaz/travel/search'
import { searchOfOffer } from './offer-request.ts'

/** The parts of an offer that a guest may change. */
export interface OfferChange {
  date?: IsoDay
  duration?: number
  /** Not set for own transport. */
  airportCode?: string
  /** 'HH:mm' */
  departureTime?: string
  boardCode?: string
}

interface Sources {
  offers: Offers
  locale: Locale
}

/** The same offer with a change: in the same rooms if available, else in the cheapest. */
export async function offerWith(
  offer: Offer,
  change: OfferChange,
  { offers, locale }: Sources,
): Promise<Offer | null> {
  const parts = parseOfferCode(offer.offerCode)
  if (!parts.ok) return null
  const same = await offers.offer(encodeOfferCode(changed(parts.value, change)), { locale, perPerson: false })
  if (same.ok) return same.value
  if (change.departureTime !== undefined) return null
  const { date = offer.departureDate, duration = offer.duration } = change
  const { airportCode = offer.airportCode, boardCode = offer.boardCode } = change
  const request = toOfferSearchRequest({
    ...searchOfOffer(offer),
    selectedAirports: [],
    selectedFilterValues: { board: [boardCode] },
  })
  const stay = { date, nights: duration, airportCode }
  const cheapest = await offers.cheapestOn(offer.hotelCode, stay, request, locale)
  return cheapest.ok ? cheapest.value : null
}

/** Another airport or day has other flights, so the chosen departure time is dropped. */
function changed(
  parts: OfferParts,
  { date, duration, airportCode, departureTime, boardCode }: OfferChange,
): OfferParts {
  const keepsHour = date === undefined && airportCode === undefined
  return {
    ...parts,
    date: date ?? parts.date,
    nights: duration ?? parts.nights,
    flight: parts.flight && {
      ...parts.flight,
      departureAirport: airportCode ?? parts.flight.departureAirport,
      departureTime: departureTime ?? (keepsHour ? parts.flight.departureTime : null),
    },
    rooms: parts.rooms.map((room) => ({ ...room, boardCode: boardCode ?? room.boardCode })),
  }
}
