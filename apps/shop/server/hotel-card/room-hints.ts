import type { Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import type { Locale } from '@wojaz/travel/locale'
import { hotelCardAddress, otherDivisions } from '@wojaz/travel/offer-code'
import type { Party } from '@wojaz/travel/party'
import { toOfferSearchRequest } from '@wojaz/travel/search'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import type { RoomHint, RoomHints } from '../../app/features/hotel-card/room-choice-view.ts'
import { searchOfOffer } from './offer-request.ts'

/** More suggestions would be a search of their own. */
const roomHintLimit = 3

interface Asked {
  offers: Offers
  isMultiroom: boolean
  offer: Offer
  /** The people to distribute; they may differ from the offer's. */
  parties: readonly Party[]
  locale: Locale
}

/** Other distributions of these people to rooms on the chosen date, cheapest first. Null: there is only one way. */
export async function roomHints({
  offers,
  isMultiroom,
  offer,
  parties,
  locale,
}: Asked): Promise<RoomHints | null> {
  const mayDivide = isMultiroom && tripTypeConfiguration[offer.tripType].multiroom
  const divisions = mayDivide ? otherDivisions(parties) : []
  if (divisions.length === 0) return null
  const stay = { date: offer.departureDate, nights: offer.duration, airportCode: offer.airportCode }
  const found = divisions.map(async (rooms): Promise<RoomHint[]> => {
    const [first] = rooms
    if (!first) return []
    const people = { ...first, occupancies: rooms.length > 1 ? rooms : [] }
    const request = toOfferSearchRequest({ ...searchOfOffer(offer), ...people, selectedAirports: [] })
    const other = await offers.cheapestOn(offer.hotelCode, stay, request, locale)
    return other.ok && other.value ? [hintOf(other.value)] : []
  })
  const hints = (await Promise.all(found)).flat().sort((one, other) => one.total - other.total)
  return { items: hints.slice(0, roomHintLimit) }
}

function hintOf({ hotelUrl, tripType, offerCode, occupancies, quote }: Offer): RoomHint {
  return {
    url: hotelCardAddress(hotelUrl, tripType, offerCode),
    rooms: occupancies.map(({ adultsCount, childrenBirthDates, roomName }) => ({
      adultsCount,
      childrenBirthDates,
      roomName,
    })),
    total: quote.total,
  }
}
