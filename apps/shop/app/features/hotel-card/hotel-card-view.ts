import type { ClimateMonth, Page } from '@wojaz/content'
import type { Offer } from '@wojaz/offers'
import type { Coordinates, IsoDay, Named, PaymentPlan } from '@wojaz/travel'
import type { HolidayType, OfferFacts, OffersOfPage } from '../offer-cards/offer-cards.ts'
import type { PriceCalendar } from './price-calendar-view.ts'

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
  /** Rooms for the chosen date, each with the offer it would make. */
  rooms: RoomView[]
  others: OfferFacts[]
  template: { page: Page; offers: OffersOfPage } | null
  phone: { number: string; hours: string }
}

export interface ChosenOffer {
  offer: Offer
  /** Without a language prefix. */
  url: string
  payment: PaymentPlan
  cancellation: readonly { until: IsoDay; percent: number }[]
  handOverUntil: IsoDay | null
  /** Only when there are few. */
  seatsLeft: number | null
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

export interface HotelFactsKnown {
  beachMetres?: number
  centreMetres?: number
  airportKm?: number
  liftMetres?: number
  openedIn?: number
  renovatedIn?: number
  floors?: number
  pools?: number
  restaurants?: number
  bars?: number
  checkIn?: string
  checkOut?: string
}

export interface TourDay {
  dayFrom: number
  dayTo: number
  title: string
  text: string
  picture: string | null
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

export interface RoomView extends Named {
  maxPersons: number
  size: number | null
  text: string | null
  picture: string | null
  /** With the chosen board on the chosen date; null: not to be had then. */
  choice: { url: string; total: number; isChosen: boolean } | null
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
