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

/** Upsells of a sold trip: what it has, what can be chosen, the planes when they are open, and the price of a choice. */
export interface UpsellsView {
  included: readonly IncludedService[]
  owned: readonly OwnedView[]
  /** What can be chosen now. */
  open: readonly Upsell[]
  /** What is ticked of it: what the trip has, or what the quote of the address was made for. */
  chosen: readonly ChosenUpsell[]
  /** Where the hotel is: what can be done there is shown below. */
  placeUrl?: string
  /** For it: when the trip is, and who comes along. */
  attractionWish?: Partial<AttractionWish>
  /** How each traveller is called. */
  names: readonly string[]
  /** Until when seats can be chosen; null: not any more, or there is no plane with a plan. */
  seatsUntil: IsoDay | null
  hasSeats: boolean
  /** Null: the planes are not open. */
  seatMap: SeatMapView | null
  /** Seats of a quote that is gone back to; null: those of the trip. */
  wished: readonly WishedSeat[] | null
  quote: UpsellsQuoteView | null
  /** The quote of the address has run out. */
  isQuoteOver: boolean
  isDone: boolean
}

/** `until`: the last day on which it can be given back; null: it stays. */
export type OwnedView = UpsellWords & { until: IsoDay | null }

export interface UpsellsQuoteView {
  id: string
  /** It was asked for on the planes. */
  isOfSeats: boolean
  added: readonly UpsellWords[]
  returned: readonly UpsellWords[]
  difference: number
  total: number
  refund: number
  /** The ways by which the money goes back. */
  methods: readonly MethodKind[]
  /** The day until which it can be paid with the rest; null: it is paid at once. */
  laterBy: IsoDay | null
  validUntil: string
}

/** Why a choice has no price, or was not confirmed: a text of the dictionary, and the kind of upsell it speaks of. */
export interface UpsellsFault {
  key: string
  type: UpsellType | null
}

/** What a form of upsells came back with, and what it was sent with. */
export interface UpsellsAnswer {
  upsellsFault: UpsellsFault
  chosen?: readonly ChosenUpsell[]
  wished?: readonly WishedSeat[]
}
