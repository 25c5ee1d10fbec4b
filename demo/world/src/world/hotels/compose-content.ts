import { inEveryLocale, type Locale } from '@wojaz/travel/locale'
import { guideFacts } from '../../content/destinations/guide-facts.ts'
import { at, Dice } from '../dice.ts'
import { composeHotelTexts } from '../texts/compose-hotel-texts.ts'
import { composeTourTexts } from '../texts/compose-tour-texts.ts'
import { fill, listed } from '../texts/fill.ts'
import { type RoomAmenity, roomAmenities, roomText } from '../texts/room-amenities.ts'
import { tourPlan } from '../tours/tour-plan.ts'
import { facets } from '../vocabulary/facets.ts'
import type { HotelContent, HotelTexts, RoomContent } from './hotel-content.ts'
import { hotelPictures, roomPicture, slopeImageUrl } from './hotel-pictures.ts'
import type { HotelPlan } from './hotel-plan.ts'

export function composeContent(hotel: HotelPlan): HotelContent {
  const { tour, trip, spot } = hotel
  const texts = (locale: Locale): HotelTexts =>
    tour ? composeTourTexts(hotel, tour, locale) : composeHotelTexts(hotel, locale)
  const slopes = trip === 'NR' ? (spot.resort.slopes ?? null) : null
  return {
    texts: inEveryLocale(texts),
    facts: hotel.facts,
    contact: tour ? null : receptionOf(hotel),
    facilities: hotel.facilities,
    rooms: composeRooms(hotel),
    pictures: hotelPictures(hotel),
    slopes,
    slopeImageUrl: slopes ? slopeImageUrl(hotel) : null,
    tour: tour && { nights: tour.nights, tourPlan: tourPlan(hotel, tour) },
  }
}

/** Invented phone numbers and addresses. */
function receptionOf({ seoName, number, spot: { country, region, resort } }: HotelPlan) {
  const dialling = guideFacts[country.code]?.dialling
  const last = String(number % 1000).padStart(3, '0')
  const places = [resort.names.pl, region.names.pl, country.names.pl]
  return {
    phone: dialling ? `${dialling} 000 000 ${last}` : null,
    email: `reception@${seoName}.example`,
    address: [...new Set(places)].join(', '),
  }
}

function composeRooms(hotel: HotelPlan): RoomContent[] {
  return hotel.rooms.map(({ kind, size }, index) => {
    const dice = new Dice('room', hotel.code, kind.code)
    const amenities: RoomAmenity[] = [
      dice.falls(hotel.stars / 12) ? 'bath' : 'shower',
      dice.pick(['balcony', 'terrace', 'balcony', 'desk']),
      'television',
      ...(kind.maxPersons > 3 ? (['sofa'] as const) : []),
      ...dice.some(['safe', 'fridge', 'kettle'] as const, dice.whole(1, 3)),
    ]
    const text = inEveryLocale((locale) => {
      const words = amenities.map((amenity) => roomAmenities[amenity][locale])
      if (hotel.facilities.includes('airConditioning')) words.push(facets.facilities.airConditioning[locale])
      return fill(at(roomText, hotel.ordinal + index)[locale], { size, list: listed(words, locale) })
    })
    return { code: kind.code, size, text, picture: roomPicture(hotel, index) }
  })
}
