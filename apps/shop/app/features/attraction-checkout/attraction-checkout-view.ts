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

/** What every page says of one attraction. Money in grosze, times in words on the clocks of the place. */
export interface AttractionLine {
  id: string
  title: string
  option: string
  when: string
  people: string
  price: number
  picture: Picture | null
  /** Null: that has passed, or never was. */
  freeUntil: string | null
  pickup: string | null
}

export interface CartLine extends AttractionLine {
  isOnRequest: boolean
  /** `asked`: nobody knows yet whether the supplier holds it; `over`: it is held no more. */
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
  /** Empty: the bank does not answer just now. */
  methods: readonly PaymentMethod[]
  /** The name of what is sent from this page: pressed twice, it is one attempt. */
  attempt: string
  termsUrl: string
}

/** What comes back from a form: what is wrong at its field, what was typed, and a word on what happened. */
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

/** The way to attractions for a booked trip that is ahead. */
export interface AddAttractionView {
  place: string
  from: IsoDay
  to: IsoDay
  href: string
}

export interface TicketCodeView {
  value: string
  /** Whose; empty: of everybody, or nobody was asked for names. */
  holder: string
  /** Which kind of ticket; empty: of all of them. */
  kind: string
  /** Null: it can only be read. */
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
  /** ISO; until then it is there without the internet, too. Null: it is no ticket, or it is over. */
  keptUntil: string | null
  /** It was called off just now. */
  isDone: boolean
}

/** Of the form that calls an attraction off. */
export interface TicketAnswer {
  /** What comes back, if it is called off until then (milliseconds). */
  quote: { paid: number; refund: number; until: number } | null
  note: string | null
}
