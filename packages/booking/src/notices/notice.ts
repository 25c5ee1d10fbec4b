import type { Offer } from '@wojaz/offers'
import type { IsoDay } from '@wojaz/travel/dates'
import type { NoticeState } from '../states/booking-states.ts'

/** When one flight leaves and lands, by the clocks of its places. */
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

/** As much of a hotel as a trip is sold with. */
export type HotelOfTrip = Pick<
  Offer,
  'hotelCode' | 'hotelName' | 'hotelUrl' | 'stars' | 'latitude' | 'longitude' | 'breadcrumbs'
>

/** How a hotel calls the rooms and meals of a trip. */
export type StayOfTrip = Pick<Offer, 'boardName' | 'occupancies'>

/** Everybody has a room of this type with this board. */
export interface RoomOfTrip {
  readonly roomCode: string
  readonly boardCode: string
}

/** `too-few`: the trip did not find enough people. `circumstances`: unavoidable and extraordinary ones. */
export type CallOffReason = 'too-few' | 'circumstances'

/** Old and new of one order. */
export type TripChange =
  | { readonly kind: 'flight-hours'; readonly legs: readonly LegChange[] }
  | {
      readonly kind: 'hotel'
      readonly before: HotelOfTrip
      readonly after: HotelOfTrip & Partial<StayOfTrip>
      /** In the new one; absent: it was not said. */
      readonly room?: RoomOfTrip
    }
  | { readonly kind: 'cancellation'; readonly reason: CallOffReason }

export type ChangeKind = TripChange['kind']

/** What the guest may take instead of the changed trip, as they were told: it costs so much more or less until the deadline. */
export interface NoticeSubstitute {
  readonly offer: Offer
  /** Who of the party has which place in it. */
  readonly people: readonly number[]
  /** With the upsells that go along; in grosze. */
  readonly total: number
  readonly difference: number
}

/** One change of one order, and what became of it. */
export interface OrderNotice {
  readonly id: string
  readonly state: NoticeState
  readonly change: TripChange
  readonly isSignificant: boolean
  readonly madeAt: Date
  /** Until when it can be answered; null: there is nothing to answer. */
  readonly answerBy: Date | null
  readonly endedAt: Date | null
  /** Null: nothing is offered instead. */
  readonly substitute: NoticeSubstitute | null
}

/** Trips of a hotel that begin in some days. */
export interface TripsOfHotel {
  readonly hotelCode: string
  readonly from: IsoDay
  readonly until: IsoDay
}

/** What everybody who must be asked is offered instead: another hotel on the same days, or another flight to the same hotel. */
export type SubstituteWish =
  | { readonly hotelCode: string; readonly roomCode: string; readonly boardCode: string }
  | {
      readonly airport: string
      readonly date: IsoDay
      /** Only if it must be that very one of the day. */
      readonly departureTime?: string
    }

/** What the office says: what changes, for whom. */
export type Announcement =
  | {
      readonly kind: 'flight-hours'
      readonly flights: readonly (Pick<LegHours, 'departureTime' | 'arrivalTime'> & {
        readonly flightId: number
        /** Only if the day is another, too. */
        readonly date?: IsoDay
      })[]
      readonly substitute?: SubstituteWish
    }
  | {
      readonly kind: 'hotel'
      readonly trips: TripsOfHotel
      readonly hotel: HotelOfTrip
      /** Without it nobody's party can change afterwards: what the new hotel has for them is not known. */
      readonly room?: RoomOfTrip
      readonly substitute?: SubstituteWish
    }
  | {
      readonly kind: 'cancellation'
      readonly reason: CallOffReason
      readonly trips: TripsOfHotel | { readonly flightId: number }
      /** Whoever does not take it has their money back. */
      readonly substitute?: SubstituteWish
    }
