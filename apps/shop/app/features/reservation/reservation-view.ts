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

/** What all pages of a reservation show above their own part. */
export interface ReservationHead {
  number: string
  state: OrderState
  /** The hotel, or the way there and back where only the flight is sold. */
  name: string
  place: string
  departureDate: IsoDay
  /** Null: one way. */
  returnDate: IsoDay | null
  /** Null: a flight alone has none. */
  nights: number | null
  adults: number
  children: number
  /** Until the departure; null: it is over, on its way, or will not be. */
  daysLeft: number | null
  tabs: readonly ReservationTab[]
  /** New messages about it. */
  unread?: number
  /** Of a trip that is over; null: it is not. */
  after: { again: string; review: string | null } | null
  /** What the organiser changed and waits to be answered. */
  notices: readonly NoticeLine[]
}

/** One question that stands above every page of the reservation. */
export interface NoticeLine {
  kind: 'flightHours' | 'hotel' | 'cancellation'
  answerBy: string
  url: string
}

/** One stop of the trip from door to door. */
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
  /** Where the trip is at that moment; null: nobody can say. */
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
  /** Of the departure; null: the airport has one. */
  terminal: { name: string } | 'several' | null
  /** Of the airport; null: one checks in at the airline's site. */
  desk: CheckInDesk | null
  /** Every change of its hours since it was sold. */
  changes: readonly { on: IsoDay; before: string; after: string }[]
  /** Numbered seats, as the party has chosen them. */
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
      /** Leaving costs nothing now, and why; null: it costs what the contract says. */
      free: FreeLeavingView | null
    }
  | {
      tab: 'podroz'
      legs: readonly LegView[]
      luggage: string | null
      upsells: readonly Pick<UpsellWords, 'what' | 'who'>[]
      /** Null: one goes to the hotel by oneself. */
      transfer: TransferView | null
      isOnline: boolean
    }
  | ({ tab: 'hotel' } & HotelTabView)
  | ({ tab: 'przewodnik' } & GuideView)
  | {
      tab: 'dokumenty'
      documents: readonly DocumentName[]
      hasCalendar: boolean
      /** The standard form of the law; null: a flight alone has none. */
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
      /** Null: nothing is left to pay. */
      pay: TripPayView | null
      transfer: BankTransferView | null
    }
  | ({ tab: 'uslugi' } & UpsellsView)
  | ({ tab: 'czat' } & ChatView)
  | {
      tab: 'zarzadzanie'
      /** Null: it cannot be called off any more. */
      steps: readonly CancellationStep[] | null
      /** Leaving costs nothing, and why; null: it costs what the steps say. */
      free?: FreeLeavingView | null
      quote: QuoteView | null
      /** The quote of the address has run out. */
      isQuoteOver: boolean
      money: MoneyView
      /** Null: they are not open; too late to change them. */
      people: PeopleView | null
      canChange: boolean
      isSaved: boolean
      /** What another date, airport, room or board costs until when; empty: not any more. */
      tripChanges: readonly ChangeFeeStep[]
      /** One change costs nothing: the right to it was bought. */
      canChangeFreely: boolean
      isChanged: boolean
      kinds: readonly ChangeKind[]
      past: readonly PastChange[]
      travellerData: TravellerDataView
    }

/** The booked house, and what its guests need there. */
export interface HotelTabView {
  hotelUrl: string
  stars: number
  rooms: readonly string[]
  board: string
  /** Hours of the reception's clock; null: nobody has written them. */
  checkIn: string | null
  checkOut: string | null
  /** What the guests asked the house for; null: nothing, or nobody's business. */
  wishes: Wishes | null
  facts: readonly (readonly [name: string, value: string])[]
  coordinates: Coordinates
  nearby: readonly { name: string; coordinates: Coordinates; km: number }[]
  /** Of the house itself; null: not known. */
  contact: {
    phone: { words: string; url: string } | null
    email: string | null
    address: string | null
  } | null
  /** Our own number on the way. */
  help: { isResident: boolean; phone: string; hours: string; phoneUrl: string }
}

/** What goes on at a place and until when. */
export interface FreeLeavingView {
  reason: CircumstanceReason
  place: string
  from: IsoDay
  until: IsoDay
}

/** An invoice that puts earlier ones right. */
export interface CorrectionView {
  /** Names it in its address. */
  id: string
  on: IsoDay
}

/** A document as it was before a change. */
export interface OlderDocument {
  name: DocumentName
  until: IsoDay
  /** Names the change in its address. */
  before: string
}

export interface ReservationPage {
  head: ReservationHead
  part: ReservationPart
  /** Null: the page says nothing of sharing. */
  sharing: SharingView | null
}

/** Why a quote was not confirmed, or none was made. */
export type ManageFault = 'quoteOutdated' | 'notConfirmed' | 'tripBegun'

export interface PeopleView {
  people: readonly PersonView[]
  contact: Pick<Contact, 'firstName' | 'lastName' | 'phone' | 'street' | 'postalCode' | 'city'>
  correctUntil: IsoDay
  /** Until when somebody else may go; null: not any more. */
  handOverUntil: IsoDay | null
}

/** A traveller and their place in the party, from 0. */
export interface PersonView extends Pick<Participant, 'title' | 'firstName' | 'lastName' | 'birthDate'> {
  place: number
}

export type PeopleFault = 'notConfirmed' | 'tooLate' | 'otherOwner' | 'noRoomForAge' | 'roomWithoutAdult'

/** What a form of people came back with: its name, what was typed, and what is wrong. */
export interface PeopleAnswer {
  form: string
  typed: Readonly<Record<string, string>>
  faults: CheckoutFaults
  refusal: PeopleFault | null
}
