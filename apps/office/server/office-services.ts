import type { CopyRefusal } from '@wojaz/account/server'
import type { AttractionSale } from '@wojaz/attractions/server'
import type { OrderState } from '@wojaz/booking'
import type { Booking, Desk, Documents, Sharing } from '@wojaz/booking/server'
import type { Complaints } from '@wojaz/complaints/server'
import type { EventCounts } from '@wojaz/insight/server'
import type { EmailLine } from '@wojaz/mail/server'
import type { Offers } from '@wojaz/offers/server'
import type { Member } from '@wojaz/staff'
import type { Staff } from '@wojaz/staff/server'
import type { Talks } from '@wojaz/talks/server'
import type { IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { Outcome } from '@wojaz/travel/outcome'
import type { Uploads } from '@wojaz/uploads/server'
import { createContext } from 'react-router'
import type { OfficeTrips } from './office-trips.ts'

/** The verbs of guests that staff may use on their behalf. */
type BehalfVerb =
  | ('quoteCancelFor' | 'cancelQuote' | 'confirmCancelFor')
  | ('quoteChangeFor' | 'changeQuote' | 'confirmChangeFor')
  | ('quoteRefundFor' | 'refundQuote' | 'confirmRefundFor')
  | ('propose' | 'proposal' | 'confirmProposal' | 'refuseProposal' | 'waitingProposals' | 'proposalsOf')

/** The verbs that pages of the office may call: a subset of the shop's services. */
export interface OfficeServices {
  readonly clock: () => Date
  readonly siteUrl: string
  readonly staff: Staff
  readonly desk: Desk
  readonly booking: Pick<
    Booking,
    | 'order'
    | 'announceChange'
    | 'substitutesOf'
    | 'declareCircumstance'
    | 'endCircumstance'
    | 'circumstances'
    | 'isCircumstanceDeclared'
    | 'previewSale'
    | 'changeSale'
    | 'undoSale'
    | 'saleChanges'
    | 'previewAircraft'
    | 'changeAircraft'
    | 'judgeReview'
    | 'sendOrderLink'
    | 'receiveTransfer'
    | 'previewTransfers'
    | 'assignTransfer'
    | 'returnTransfer'
    | 'transferReturned'
    | 'refundSent'
    | 'remindNow'
    | 'purchasePayments'
    | BehalfVerb
  >
  readonly attractionSale: Pick<AttractionSale, 'orderOfNumber'>
  readonly trips: OfficeTrips
  /** The sum in grosze that one member may give away per order. */
  readonly secondPersonAbove: number
  readonly sharing: Pick<Sharing, 'sendDocuments'>
  readonly documents: Pick<Documents, 'drawDocument' | 'drawList'>
  readonly offers: Pick<Offers, 'hotel'>
  /** Page views of guests who consented to statistics. */
  readonly insight: Pick<EventCounts, 'pageViews'>
  readonly complaints: Pick<Complaints, 'office'>
  readonly talks: Pick<Talks, 'staff' | 'chats' | 'templates'>
  /** Files that guests have sent. */
  readonly uploads: Pick<Uploads, 'open' | 'of' | 'readForm' | 'find' | 'keep'>
  readonly personalData: PersonalData
  /** Emails to an address about one order. */
  readonly emailsAbout: (email: string, number: string) => Promise<readonly EmailLine[]>
}

/** The stored data of one person, found by their email address. */
export interface PersonalData {
  find(email: string): Promise<DataOfAddress>
  askCopy(customerId: string, locale: Locale): Promise<Outcome<string, CopyRefusal>>
  copyOf(email: string, locale: Locale): Promise<Buffer>
  leave(customerId: string, locale: Locale): Promise<Date>
  forgetGuest(email: string): Promise<boolean>
}

export interface DataOfAddress {
  readonly email: string
  readonly customer: { readonly id: string; readonly locale: Locale; readonly leavesAt: Date | null } | null
  readonly orders: readonly {
    readonly number: string
    readonly state: OrderState
    readonly locale: Locale
    readonly wholeUntil: IsoDay | null
    readonly documentsUntil: IsoDay | null
  }[]
}

/** The member and where the request comes from. */
export interface Visit {
  readonly member: Member | null
  readonly session: string | null
  /** The household the request comes from, for counting attempts. */
  readonly place: string
  /** Tokens that this browser got at earlier logins. */
  readonly devices: readonly string[]
  /** A `set-cookie` header with which this browser is known by these tokens too. */
  deviceCookie(tokens: readonly string[]): string
}

export const servicesContext = createContext<OfficeServices>()
export const visitContext = createContext<Visit>()
