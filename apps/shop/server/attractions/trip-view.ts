import { emptyAttractionQuery } from '@wojaz/attractions'
import { type AttractionIndex, searchAttractions } from '@wojaz/attractions/server'
import type { Order } from '@wojaz/booking'
import { hasHotel } from '@wojaz/offers'
import type { IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { mostPeople } from '../../app/features/attractions/attraction-address.ts'
import type { TripView } from '../../app/features/attractions/attraction-view.ts'
import type { ChoiceTrip } from './read-choice.ts'

/** Attractions for a booked trip: at the nearest place that has some. Null: the trip is over or cancelled, or nothing is near. */
export function tripView(
  index: AttractionIndex,
  { number, state, offer, participants }: Order,
  { today, locale }: { today: IsoDay; locale: Locale },
): TripView | null {
  const { breadcrumbs, departureDate, returnDate } = offer
  if (state !== 'confirmed' || returnDate < today) return null
  const place = breadcrumbs.toReversed().find(({ code }) => sells(index, code))
  if (!place) return null
  const from = departureDate < today ? today : departureDate
  return {
    place: index.placeName(place.code, locale) || place.name,
    from,
    to: returnDate,
    search: {
      placeCodes: [place.code],
      date: from,
      dateTo: returnDate > from ? returnDate : null,
      people: Math.min(Math.max(participants.length, 1), mostPeople),
      trip: number,
    },
  }
}

function sells(index: AttractionIndex, code: string): boolean {
  if (!index.places.has(code)) return false
  const { total } = searchAttractions(index, { ...emptyAttractionQuery, placeCodes: [code], pageSize: 1 })
  return total > 0
}

/** The party and where they stay, for the form of an attraction. */
export function choiceTrip({ offer, participants }: Order): ChoiceTrip {
  const { departureDate, returnDate, hotelName, latitude, longitude } = offer
  return {
    from: departureDate,
    to: returnDate,
    birthDates: participants.map(({ birthDate }) => birthDate),
    hotel: hasHotel(offer) ? { name: hotelName, at: { latitude, longitude } } : null,
  }
}
