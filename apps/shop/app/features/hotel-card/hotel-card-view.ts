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

/** Everything the hotel card shows. Money is in grosze. */
export interface HotelCardView {
  hotel: HotelView
  /** Null: this hotel has no offer for this party. */
  offer: ChosenOffer | null
  /** The offer of the URL, if it is not on sale any more. Null: it is on sale, or the URL names none. */
  gone: GoneOffer | null
  /** Null: no offer. */
  configurator: Configurator | null
  /** Null: no offer. */
  calendar: PriceCalendar | null
  /** Why there is no offer for the party that the guest asked for. The offer shown is for the previous party. */
  partyRefusal: 'too-many' | 'no-room' | null
  roomChoice: RoomChoiceView
  /** Null: no offer. */
  offerList: OfferListView | null
  /** What can be added when booking. Empty: no offer. */
  upsells: readonly CardUpsell[]
  /** The adviser's mark from the link. */
  bidding: string | null
  /** Query parameters that are passed on with every choice, without the question mark. */
  kept: string
  /** Whether the main price is the total or per person. Null: not chosen. */
  fullPrice: boolean | null
  /** Null: they could not be loaded. */
  reviews: ReviewsView | null
  others: OtherHotels
  documents: readonly CardDocument[]
  /** Parts that could not be loaded. The rest of the card is shown. */
  failed: readonly CardPart[]
  template: { page: Page; offers: OffersOfPage } | null
  phone: { number: string; hours: string }
  /** The absolute URL of the offer, to share. Null: no offer. */
  shareUrl: string | null
}

/** Parts of the card that can fail separately. */
export type CardPart = 'configurator' | 'calendar' | 'rooms' | 'offers' | 'upsells' | 'others' | 'reviews'

/** A key of the dictionary below `hotelCard.documents`. */
export type DocumentName = 'terms' | 'standardForm' | 'guarantee' | 'carrier' | 'health' | 'complaints'

export interface CardDocument {
  name: DocumentName
  /** Without a language prefix. */
  url: string
}

/** Other hotels for these guests. */
export interface OtherHotels {
  /** For the same party, days and airport. */
  alternatives: OfferFacts[]
  /** Sorted by distance. */
  nearby: (OfferFacts & { km: number })[]
  /** Sorted by similarity. */
  similar: OfferFacts[]
}

export interface ChosenOffer {
  offer: Offer
  /** Without a language prefix. */
  url: string
  payment: PaymentPlan
  cancellation: readonly { until: IsoDay; percent: number }[]
  /** The fee per traveller for another date, airport, room or board, in addition to the price difference. */
  changeFees: readonly { until: IsoDay; perPerson: number }[]
  handOverUntil: IsoDay | null
  /** Null unless there are few. */
  seatsLeft: number | null
  /** Of the chosen room type. Null unless there are few. */
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
  /** What the picture shows: a key of the dictionary below `hotelCard.picture`, or null. */
  kind: string | null
}

export interface TourDay {
  dayFrom: number
  dayTo: number
  title: string
  text: string
  picture: string | null
  /** The place of the day. Null: a day of travel or rest. */
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

/** The options of each field. Every option leads to an offer. */
export type Configurator = Readonly<Record<ConfiguratorField, readonly ConfiguratorOption[]>>

export interface ConfiguratorOption {
  value: string
  /** A name, or the value itself if its wording depends on the language. */
  label: string
  /** The offer it leads to, without a language prefix. */
  url: string
  /** The total price of that offer. */
  total: number
  isChosen: boolean
  /** What else would change; empty: nothing does. */
  changes: readonly OptionChange[]
}

export type OptionChange =
  | { field: 'date'; to: IsoDay }
  | { field: 'duration'; to: number }
  | { field: 'airport' | 'board' | 'room'; to: string }

/** The offer of the URL is not on sale any more. */
export interface GoneOffer {
  reason: 'date-not-on-sale' | 'room-sold-out' | 'flight-sold-out' | 'offer-unknown'
  nearest: readonly Offer[]
}
