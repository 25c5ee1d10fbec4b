import type { Offer } from '@wojaz/offers'
import type { IsoDay } from '@wojaz/travel/dates'
import type { NoticeState } from '../states/booking-states.ts'

/** Departure and arrival of one flight, in local times. */
export interface LegHours {
  readonly date: IsoDay
  readonly departureTime: string
  readonly arrivalTime: string
}

export interface LegChange {
  readonly flightId: number
  readonly way: 'out' | 'back'
  readonly from: string
  readonly to: string
  readonly before: LegHours
  readonly after: LegHours
}

/** The fields of a hotel that a trip is sold with. */
export type HotelOfTrip = Pick<
  Offer,
  'hotelCode' | 'hotelName' | 'hotelUrl' | 'stars' | 'latitude' | 'longitude' | 'breadcrumbs'
>

/** The names of rooms and board in a hotel. */
export type StayOfTrip = Pick<Offer, 'boardName' | 'occupancies'>

/** Everybody gets a room of this type with this board. */
export interface RoomOfTrip {
  readonly roomCode: string
  readonly boardCode: string
}

/** `too-few`: not enough people booked. `circumstances`: unavoidable and extraordinary ones. */
export type CallOffReason = 'too-few' | 'circumstances'

/** The old and the new state of one order. */
export type TripChange =
  | { readonly kind: 'flight-hours'; readonly legs: readonly LegChange[] }
  | {
      readonly kind: 'hotel'
      readonly before: HotelOfTrip
      readonly after: HotelOfTrip & Partial<StayOfTrip>
      /** The room in the new hotel; absent: it was not announced. */
      readonly room?: RoomOfTrip
    }
  | { readonly kind: 'cancellation'; readonly reason: CallOffReason }

export type ChangeKind = TripChange['kind']

/** The trip that the guest may take instead, at the price they were told. The price holds until the deadline. */
export interface NoticeSubstitute {
  readonly offer: Offer
  /** The number of the traveller in each place. */
  readonly people: readonly number[]
  /** Including the upsells that are carried over; in grosze. */
  readonly total: number
  readonly difference: number
}

/** One change of one order, and the guest's answer. */
export interface OrderNotice {
  readonly id: string
  readonly state: NoticeState
  readonly change: TripChange
  readonly isSignificant: boolean
  readonly madeAt: Date
  /** Deadline of the answer; null: no answer is needed. */
  readonly answerBy: Date | null
  readonly endedAt: Date | null
  /** Null: there is no substitute. */
  readonly substitute: NoticeSubstitute | null
}

/** Trips of a hotel that begin within these days. */
export interface TripsOfHotel {
  readonly hotelCode: string
  readonly from: IsoDay
  readonly until: IsoDay
}

/** The substitute for every guest who must be asked: another hotel on the same days, or another flight to the same hotel. */
export type SubstituteWish =
  | { readonly hotelCode: string; readonly roomCode: string; readonly boardCode: string }
  | {
      readonly airport: string
      readonly date: IsoDay
      /** Set to require one flight of the day. */
      readonly departureTime?: string
    }

/** What the office announces: the change, and which trips it concerns. */
export type Announcement =
  | {
      readonly kind: 'flight-hours'
      readonly flights: readonly (Pick<LegHours, 'departureTime' | 'arrivalTime'> & {
        readonly flightId: number
        /** Set if the day changes too. */
        readonly date?: IsoDay
      })[]
      readonly substitute?: SubstituteWish
    }
  | {
      readonly kind: 'hotel'
      readonly trips: TripsOfHotel
      readonly hotel: HotelOfTrip
      /** Without it guests cannot change their party afterwards, because it is unknown which rooms the new hotel has for them. */
      readonly room?: RoomOfTrip
      readonly substitute?: SubstituteWish
    }
  | {
      readonly kind: 'cancellation'
      readonly reason: CallOffReason
      readonly trips: TripsOfHotel | { readonly flightId: number }
      /** Guests who do not take it get a full refund. */
      readonly substitute?: SubstituteWish
    }
