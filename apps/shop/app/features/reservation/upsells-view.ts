import type {
  ChosenUpsell,
  IncludedService,
  MethodKind,
  Upsell,
  UpsellType,
  UpsellWords,
} from '@wojaz/booking'
import type { IsoDay } from '@wojaz/travel/dates'
import type { AttractionWish } from '../attractions/attractions.ts'
import type { SeatMapView, WishedSeat } from '../seat-map/seat-map.ts'

/** Upsells of a booked trip: what it has, what can be chosen, the seat maps if they are open, and the price of a choice. */
export interface UpsellsView {
  included: readonly IncludedService[]
  owned: readonly OwnedView[]
  /** What can be chosen now. */
  open: readonly Upsell[]
  /** What is ticked: what the trip has, or the choice of the quote in the URL. */
  chosen: readonly ChosenUpsell[]
  /** The page of the hotel's place, for the attractions below. */
  placeUrl?: string
  /** Dates and number of people, for the attractions. */
  attractionWish?: Partial<AttractionWish>
  /** The names of the travellers. */
  names: readonly string[]
  /** Until when seats can be chosen. Null: not any more, or there is no plane with a seat map. */
  seatsUntil: IsoDay | null
  hasSeats: boolean
  /** Null: the seat maps are not open. */
  seatMap: SeatMapView | null
  /** Seats of a quote that the guest went back from. Null: those of the trip. */
  wished: readonly WishedSeat[] | null
  quote: UpsellsQuoteView | null
  /** The quote in the URL has expired. */
  isQuoteOver: boolean
  isDone: boolean
}

/** `until`: the last day on which it can be removed. Null: it cannot be removed. */
export type OwnedView = UpsellWords & { until: IsoDay | null }

export interface UpsellsQuoteView {
  id: string
  /** It was requested on the seat maps. */
  isOfSeats: boolean
  added: readonly UpsellWords[]
  returned: readonly UpsellWords[]
  difference: number
  total: number
  refund: number
  /** How the money is refunded. */
  methods: readonly MethodKind[]
  /** The day until which it can be paid with the rest; null: it is paid at once. */
  laterBy: IsoDay | null
  validUntil: string
}

/** Why a choice has no price, or was not confirmed: a key of the dictionary, and the kind of upsell. */
export interface UpsellsFault {
  key: string
  type: UpsellType | null
}

/** The response to a form of upsells, with what was sent. */
export interface UpsellsAnswer {
  upsellsFault: UpsellsFault
  chosen?: readonly ChosenUpsell[]
  wished?: readonly WishedSeat[]
}
