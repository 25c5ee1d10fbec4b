import type {
  AttractionContact,
  AttractionItem,
  AttractionOrder,
  FormField,
  FormPerson,
} from '@wojaz/attractions'
import type { PayFormFault, PaymentMethod, SavedPerson } from '@wojaz/booking'
import type { Picture } from '@wojaz/content'
import type { Typed } from '@wojaz/mail'
import type { IsoDay } from '@wojaz/travel/dates'

/** What every page shows of one attraction. Money is in grosze; times are in words, in local time. */
export interface AttractionLine {
  id: string
  title: string
  option: string
  when: string
  people: string
  price: number
  picture: Picture | null
  /** Null: the deadline has passed, or there was none. */
  freeUntil: string | null
  pickup: string | null
}

export interface CartLine extends AttractionLine {
  isOnRequest: boolean
  /** `asked`: it is not yet known whether the supplier holds it. `over`: the hold has expired. */
  standing: 'held' | 'asked' | 'over'
  booking: readonly FormField[]
  persons: readonly FormPerson[]
}

export interface AttractionCartView {
  items: readonly CartLine[]
  total: number
  /** ISO; null: nothing is held. */
  heldUntil: string | null
  buyer: Partial<AttractionContact>
  people: readonly SavedPerson[]
  /** Empty: the bank does not respond at the moment. */
  methods: readonly PaymentMethod[]
  /** The idempotency key of this page's form: pressed twice, it is one payment attempt. */
  attempt: string
  termsUrl: string
}

/** The response to a form: the errors by field, the typed values, and a message. */
export interface CartAnswer {
  /** Sentences, by field. */
  faults: Readonly<Record<string, string>>
  typed: Typed
  note: { tone: 'success' | 'warning' | 'error'; text: string; back?: string } | null
  payFault: PayFormFault | null
}

export interface OrderLine extends AttractionLine {
  state: AttractionItem['state']
  refund: { amount: number; state: NonNullable<AttractionItem['refund']>['state']; by: string | null } | null
}

export interface AttractionOrderView {
  transactionId: string
  number: string
  state: AttractionOrder['state']
  email: string
  paid: number
  items: readonly OrderLine[]
}

/** Attractions for a booked trip that is ahead. */
export interface AddAttractionView {
  place: string
  from: IsoDay
  to: IsoDay
  href: string
}

export interface TicketCodeView {
  value: string
  /** The name on the ticket. Empty: it is for everybody, or no names were asked for. */
  holder: string
  /** The kind of ticket. Empty: all kinds. */
  kind: string
  /** Null: the code is only shown as text. */
  drawing: { width: number; height: number; path: string } | null
}

export interface TicketView {
  order: Pick<AttractionOrderView, 'transactionId' | 'number'>
  line: OrderLine
  codes: readonly TicketCodeView[]
  names: readonly string[]
  reference: string | null
  meeting: { words: string; directions: string; map: string | null } | null
  supplier: { name: string; phone: string | null }
  isCancellable: boolean
  /** ISO. Until then the ticket is also available offline. Null: it is not a ticket, or it is over. */
  keptUntil: string | null
  /** It was cancelled a moment ago. */
  isDone: boolean
}

/** The response to the form that cancels an attraction. */
export interface TicketAnswer {
  /** The refund if it is cancelled until then (milliseconds). */
  quote: { paid: number; refund: number; until: number } | null
  note: string | null
}
