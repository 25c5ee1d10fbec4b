import type {
  CheckoutFaults,
  CircumstanceReason,
  Contact,
  DocumentName,
  Missing,
  OrderState,
  Participant,
  UpsellWords,
  Wishes,
} from '@wojaz/booking'
import type { IsoDay } from '@wojaz/travel/dates'
import type { CancellationStep, ChangeFeeStep } from '@wojaz/travel/money'
import type { Coordinates } from '@wojaz/travel/place'
import type { CheckInDesk } from '@wojaz/travel/trip'
import type { ChatView } from '../mailbox/mailbox.ts'
import type { PastChange } from './change-view.ts'
import type { GuideView } from './guide-view.ts'
import type { ChangeKind, ReservationTab } from './reservation-address.ts'
import type { SharingView } from './sharing-view.ts'
import type { TravellerDataView } from './traveller-data-view.ts'
import type { BankTransferView, MoneyView, QuoteView, TripPayView } from './trip-money-view.ts'
import type { UpsellsView } from './upsells-view.ts'

/** What all pages of a reservation show at the top. */
export interface ReservationHead {
  number: string
  state: OrderState
  /** The hotel, or the route if only a flight is sold. */
  name: string
  place: string
  departureDate: IsoDay
  /** Null: one way. */
  returnDate: IsoDay | null
  /** Null: only a flight. */
  nights: number | null
  adults: number
  children: number
  /** Until the departure. Null: the trip is over, under way or cancelled. */
  daysLeft: number | null
  tabs: readonly ReservationTab[]
  /** Unread messages about it. */
  unread?: number
  /** For a past trip; otherwise null. */
  after: { again: string; review: string | null } | null
  /** Changes by the organiser that wait for an answer. */
  notices: readonly NoticeLine[]
}

/** One question of the organiser, shown above every page of the reservation. */
export interface NoticeLine {
  kind: 'flightHours' | 'hotel' | 'cancellation'
  answerBy: string
  url: string
}

/** One step of the trip from door to door. */
export interface TripStep {
  kind:
    | 'leaveHome'
    | 'airport'
    | 'flightOut'
    | 'transferIn'
    | 'driveIn'
    | 'checkIn'
    | 'checkOut'
    | 'transferOut'
    | 'flightBack'
    | 'driveOut'
    | 'backHome'
  day: IsoDay
  /** Local time. Null: unknown. */
  time: string | null
  detail: string | null
}

export interface LegView {
  way: 'out' | 'back'
  day: IsoDay
  arrivalDay: IsoDay
  from: string
  to: string
  departureTime: string
  arrivalTime: string
  airline: string
  /** The terminal of the departure. Null: the airport has only one. */
  terminal: { name: string } | 'several' | null
  /** The check-in at the airport. Null: check-in is on the airline's site. */
  desk: CheckInDesk | null
  /** Every change of its times since the booking. */
  changes: readonly { on: IsoDay; before: string; after: string }[]
  /** Seats that the party has chosen. */
  seats: readonly { seat: string; who: string }[]
}

/** From the airport to the hotel and back. */
export interface TransferView {
  what: string
  isIncluded: boolean
}

export type ReservationPart =
  | {
      tab: 'podsumowanie'
      steps: readonly TripStep[]
      people: readonly string[]
      money: MoneyView
      missing: readonly Missing[]
      /** Why cancelling is free now. Null: it costs what the contract says. */
      free: FreeLeavingView | null
    }
  | {
      tab: 'podroz'
      legs: readonly LegView[]
      luggage: string | null
      upsells: readonly Pick<UpsellWords, 'what' | 'who'>[]
      /** Null: guests go to the hotel on their own. */
      transfer: TransferView | null
      isOnline: boolean
    }
  | ({ tab: 'hotel' } & HotelTabView)
  | ({ tab: 'przewodnik' } & GuideView)
  | {
      tab: 'dokumenty'
      documents: readonly DocumentName[]
      hasCalendar: boolean
      /** The standard information form required by law. Null: only a flight. */
      formUrl: string | null
      isVoucherLater: boolean
      older: readonly OlderDocument[]
      corrections: readonly CorrectionView[]
    }
  | {
      tab: 'platnosc'
      corrections: readonly CorrectionView[]
      money: MoneyView
      upsells: readonly UpsellWords[]
      offer: number
      free: string
      /** Null: everything is paid. */
      pay: TripPayView | null
      transfer: BankTransferView | null
    }
  | ({ tab: 'uslugi' } & UpsellsView)
  | ({ tab: 'czat' } & ChatView)
  | {
      tab: 'zarzadzanie'
      /** Null: it cannot be cancelled any more. */
      steps: readonly CancellationStep[] | null
      /** Why cancelling is free. Null: it costs what the steps say. */
      free?: FreeLeavingView | null
      quote: QuoteView | null
      /** The quote in the URL has expired. */
      isQuoteOver: boolean
      money: MoneyView
      /** Null: they are not open, or it is too late to change them. */
      people: PeopleView | null
      canChange: boolean
      isSaved: boolean
      /** The fee for another date, airport, room or board, by date. Empty: not possible any more. */
      tripChanges: readonly ChangeFeeStep[]
      /** One change is free, because that right was bought. */
      canChangeFreely: boolean
      isChanged: boolean
      kinds: readonly ChangeKind[]
      past: readonly PastChange[]
      travellerData: TravellerDataView
    }

/** The booked hotel, and what guests need there. */
export interface HotelTabView {
  hotelUrl: string
  stars: number
  rooms: readonly string[]
  board: string
  /** Local time. Null: unknown. */
  checkIn: string | null
  checkOut: string | null
  /** The guests' wishes. Null: none, or not for this visitor. */
  wishes: Wishes | null
  facts: readonly (readonly [name: string, value: string])[]
  coordinates: Coordinates
  nearby: readonly { name: string; coordinates: Coordinates; km: number }[]
  /** The hotel's contact. Null: unknown. */
  contact: {
    phone: { words: string; url: string } | null
    email: string | null
    address: string | null
  } | null
  /** The shop's number for travellers. */
  help: { isResident: boolean; phone: string; hours: string; phoneUrl: string }
}

/** What has happened at a place, and until when. */
export interface FreeLeavingView {
  reason: CircumstanceReason
  place: string
  from: IsoDay
  until: IsoDay
}

/** A correction of earlier invoices. */
export interface CorrectionView {
  /** Identifies it in the URL. */
  id: string
  on: IsoDay
}

/** A document as it was before a change. */
export interface OlderDocument {
  name: DocumentName
  until: IsoDay
  /** Identifies the change in the URL. */
  before: string
}

export interface ReservationPage {
  head: ReservationHead
  part: ReservationPart
  /** Null: nothing can be shared on this page. */
  sharing: SharingView | null
}

/** Why a quote was not confirmed, or why there is none. */
export type ManageFault = 'quoteOutdated' | 'notConfirmed' | 'tripBegun'

export interface PeopleView {
  people: readonly PersonView[]
  contact: Pick<Contact, 'firstName' | 'lastName' | 'phone' | 'street' | 'postalCode' | 'city'>
  correctUntil: IsoDay
  /** Until when somebody else may travel instead. Null: not any more. */
  handOverUntil: IsoDay | null
}

/** A traveller and their index in the party, from 0. */
export interface PersonView extends Pick<Participant, 'title' | 'firstName' | 'lastName' | 'birthDate'> {
  place: number
}

export type PeopleFault =
  | 'notChangeable'
  | 'personUnknown'
  | 'tooLate'
  | 'otherOwner'
  | 'noRoomForAge'
  | 'roomWithoutAdult'

/** The response to a form of people: its name, the typed values and the errors. */
export interface PeopleAnswer {
  form: string
  typed: Readonly<Record<string, string>>
  faults: CheckoutFaults
  refusal: PeopleFault | null
}
