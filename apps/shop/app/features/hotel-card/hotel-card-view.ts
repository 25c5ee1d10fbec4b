import type { ClimateMonth, Page } from '@wojaz/content'
import type { Offer } from '@wojaz/offers'
import type { Named } from '@wojaz/travel/availability'
import type { IsoDay } from '@wojaz/travel/dates'
import type { PaymentPlan } from '@wojaz/travel/money'
import type { Coordinates, HotelFactsKnown } from '@wojaz/travel/place'
import type { HolidayType } from '@wojaz/travel/trip'
import type { OfferFacts, OffersOfPage } from '../offer-cards/offer-cards.ts'
import type { CardUpsell } from './card-upsell.ts'
import type { OfferListView } from './offer-list-view.ts'
import type { PriceCalendar } from './price-calendar-view.ts'
import type { ReviewsView } from './reviews-view.ts'
import type { RoomChoiceView } from './room-choice-view.ts'

/** Everything the card of a hotel shows. Money in grosze. */
export interface HotelCardView {
  hotel: HotelView
  /** Null: nothing of this hotel is on sale for this party. */
  offer: ChosenOffer | null
  /** Null: it is sold, or the address names none. */
  gone: GoneOffer | null
  /** Null: nothing is on sale. */
  configurator: Configurator | null
  /** Null: nothing is on sale. */
  calendar: PriceCalendar | null
  /** Why the party the guest has asked for cannot have an offer here; the one shown is for the party before. */
  partyRefusal: 'too-many' | 'no-room' | null
  roomChoice: RoomChoiceView
  /** Null: nothing is on sale. */
  offerList: OfferListView | null
  /** What can be added when booking; empty: nothing is on sale. */
  upsells: readonly CardUpsell[]
  /** An adviser's mark that came with the link. */
  bidding: string | null
  /** What of the address goes along from choice to choice, without its question mark. */
  kept: string
  /** The main figure is the price for everybody, or for one person. Null: nobody has asked. */
  fullPrice: boolean | null
  /** Null: they could not be read this time. */
  reviews: ReviewsView | null
  others: OtherHotels
  documents: readonly CardDocument[]
  /** What could not be read this time; the rest of the card stands. */
  failed: readonly CardPart[]
  template: { page: Page; offers: OffersOfPage } | null
  phone: { number: string; hours: string }
  /** The whole address of the offer, for others; null: nothing is on sale. */
  shareUrl: string | null
}

/** Parts of the card that fail alone. */
export type CardPart = 'configurator' | 'calendar' | 'rooms' | 'offers' | 'upsells' | 'others' | 'reviews'

/** A key of the dictionary below `hotelCard.documents`. */
export type DocumentName = 'terms' | 'standardForm' | 'guarantee' | 'carrier' | 'health' | 'complaints'

export interface CardDocument {
  name: DocumentName
  /** Without a language prefix. */
  url: string
}

/** Where else these guests could go. */
export interface OtherHotels {
  /** The same people, days and airport. */
  alternatives: OfferFacts[]
  /** The nearest first. */
  nearby: (OfferFacts & { km: number })[]
  /** The most alike first. */
  similar: OfferFacts[]
}

export interface ChosenOffer {
  offer: Offer
  /** Without a language prefix. */
  url: string
  payment: PaymentPlan
  cancellation: readonly { until: IsoDay; percent: number }[]
  /** What another date, airport, room or board costs each traveller, beside the difference of the prices. */
  changeFees: readonly { until: IsoDay; perPerson: number }[]
  handOverUntil: IsoDay | null
  /** Only when there are few. */
  seatsLeft: number | null
  /** Of the chosen type, likewise. */
  roomsLeft: number | null
}

export interface HotelView {
  code: string
  tripType: HolidayType
  name: string
  /** 'Hotel klubowy' */
  typeLabel: string | null
  stars: number
  rating: number | null
  ratingCount: number
  /** Without a language prefix. */
  url: string
  /** Country, region, resort. */
  places: { name: string; url: string }[]
  coordinates: Coordinates
  season: 'summer' | 'winter' | 'all-year'
  multiroomEnabled: boolean
  roomsCount: number
  pictures: HotelPicture[]
  shortDescription: string | null
  description: { heading: string; text: string }[]
  facts: HotelFactsKnown
  /** As the inventory names them: facet, value and its label. */
  features: { facet: string; value: string; label: string }[]
  boards: readonly Named[]
  faq: { question: string; answer: string }[]
  tour: TourDay[]
  slopes: Slopes | null
  climate: { months: readonly MonthNames[]; year: readonly ClimateMonth[] } | null
  nearby: NearbyPlace[]
}

export interface MonthNames {
  long: string
  short: string
}

export interface HotelPicture {
  src: string
  /** What is on it: a key of the dictionary below `hotelCard.picture`, or null. */
  kind: string | null
}

export interface TourDay {
  dayFrom: number
  dayTo: number
  title: string
  text: string
  picture: string | null
  /** Where it is spent; null: on the way, or at rest. */
  point: Coordinates | null
}

export interface Slopes {
  blue: number
  red: number
  black: number
  lifts: number
  bottom: number
  top: number
  picture: string | null
}

export interface NearbyPlace {
  name: string
  url: string | null
  coordinates: Coordinates
  km: number
}

export const configuratorFields = ['date', 'airport', 'hour', 'duration', 'board'] as const
export type ConfiguratorField = (typeof configuratorFields)[number]

/** What can be chosen, field by field. Every option leads to an offer; none leads nowhere. */
export type Configurator = Readonly<Record<ConfiguratorField, readonly ConfiguratorOption[]>>

export interface ConfiguratorOption {
  value: string
  /** A name, or the value itself where the language decides how to say it. */
  label: string
  /** The offer it leads to, without a language prefix. */
  url: string
  /** What that offer costs altogether. */
  total: number
  isChosen: boolean
  /** What else would change; empty: nothing does. */
  changes: readonly OptionChange[]
}

export type OptionChange =
  | { field: 'date'; to: IsoDay }
  | { field: 'duration'; to: number }
  | { field: 'airport' | 'board' | 'room'; to: string }

/** The offer of the address is not sold any more. */
export interface GoneOffer {
  reason: 'date-not-on-sale' | 'room-sold-out' | 'flight-sold-out' | 'offer-unknown'
  nearest: readonly Offer[]
}
