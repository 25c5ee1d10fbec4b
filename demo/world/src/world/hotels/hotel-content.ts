import type { Locale, Localised } from '@wojaz/travel/locale'
import type { Coordinates } from '@wojaz/travel/place'
import type { Slopes } from '../places/place-types.ts'
import type { Facility } from '../vocabulary/facets.ts'
import type { HotelFacts } from './hotel-plan.ts'

/** The shape of a hotel's column `content`. */
export interface HotelContent {
  texts: Readonly<Record<Locale, HotelTexts>>
  facts: HotelFacts
  /** Of its reception; null for a round trip, which has many hotels. */
  contact: { phone: string | null; email: string; address: string } | null
  facilities: readonly Facility[]
  rooms: readonly RoomContent[]
  pictures: readonly HotelPicture[]
  /** Ski resorts only. */
  slopes: Slopes | null
  slopeImageUrl: string | null
  /** Round trips only. */
  tour: { nights: number; tourPlan: readonly TourDay[] } | null
}

export interface HotelTexts {
  title: string
  shortDescription: string
  description: readonly { heading: string; text: string }[]
  faq: readonly { question: string; answer: string }[]
}

export interface RoomContent {
  code: string
  /** Square metres. */
  size: number
  text: Localised
  picture: string
}

export interface HotelPicture {
  url: string
  kind: string
}

export interface TourDay {
  /** Both ends included; one day when equal. */
  dayFrom: number
  dayTo: number
  title: Localised
  text: Localised
  picture: string
  /** The place of the day; null for travel and rest days. */
  point?: Coordinates | null
}
