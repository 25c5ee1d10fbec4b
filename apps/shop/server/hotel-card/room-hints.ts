import type { Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import type { Locale } from '@wojaz/travel/locale'
import { hotelCardAddress, otherDivisions } from '@wojaz/travel/offer-code'
import type { Party } from '@wojaz/travel/party'
import { toOfferSearchRequest } from '@wojaz/travel/search'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import type { RoomHint, RoomHints } from '../../app/features/hotel-card/room-choice-view.ts'
import { searchOfOffer } from './offer-request.ts'

/** So many are a help; more would be a search. */
const roomHintLimit = 3

interface Asked {
  offers: Offers
  isMultiroom: boolean
  offer: Offer
  /** Whom the rooms are for; not always the people of the offer. */
  parties: readonly Party[]
  locale: Locale
}

/** Other ways to put these people into rooms on the chosen date, the cheapest first. Null: there is nothing to divide. */
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
