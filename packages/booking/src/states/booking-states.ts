import type { StateTable } from './state-table.ts'

/** A cart is filled in until it becomes an order, or nobody comes back to it. */
export const cartStates = {
  open: ['ordered', 'abandoned'],
  ordered: [],
  abandoned: [],
} as const satisfies StateTable<'open' | 'ordered' | 'abandoned'>

/** A numbered seat: nobody's, a guest's for some minutes, or of an order. */
export const seatStates = {
  free: ['held'],
  held: ['free', 'taken'],
  taken: ['free'],
} as const satisfies StateTable<'free' | 'held' | 'taken'>

/**
 * An order is pending before the guest leaves for the bank, with its places held until a deadline. Money that comes after the deadline
 * finds places again or goes back: it is never lost.
 */
export const orderStates = {
  pending: ['confirmed', 'expired', 'cancelled'],
  expired: ['confirmed', 'refunded'],
  confirmed: ['cancelled'],
  cancelled: ['refunded'],
  refunded: [],
} as const satisfies StateTable<'pending' | 'confirmed' | 'expired' | 'cancelled' | 'refunded'>

/** One attempt to pay. The bank's word moves it; a second word of the same kind changes nothing. */
export const paymentStates = {
  started: ['waiting', 'completed', 'refused'],
  waiting: ['completed', 'refused'],
  completed: ['refunding'],
  refused: ['completed'],
  refunding: ['refunded'],
  refunded: [],
} as const satisfies StateTable<'started' | 'waiting' | 'completed' | 'refused' | 'refunding' | 'refunded'>

/**
 * What the organiser changed: told only, or open until the guest answers: takes it, leaves, or takes what is offered instead. Silence is
 * leaving (lapsed). A newer notice of its kind replaces it; it is closed when the trip ends in another way.
 */
export const noticeStates = {
  open: ['accepted', 'left', 'substituted', 'lapsed', 'replaced', 'closed'],
  told: [],
  accepted: [],
  left: [],
  substituted: [],
  lapsed: [],
  replaced: [],
  closed: [],
} as const satisfies StateTable<
  'open' | 'told' | 'accepted' | 'left' | 'substituted' | 'lapsed' | 'replaced' | 'closed'
>

/** What a traveller wrote: nobody sees it before it was looked at, and written anew it is looked at anew. */
export const reviewStates = {
  waiting: ['shown', 'refused'],
  shown: ['waiting'],
  refused: ['waiting'],
} as const satisfies StateTable<'waiting' | 'shown' | 'refused'>

/** What waits for a second person of the staff: it happens, does not, or nobody looked at it in time. */
export const proposalStates = {
  waiting: ['confirmed', 'refused', 'lapsed'],
  confirmed: [],
  refused: [],
  lapsed: [],
} as const satisfies StateTable<'waiting' | 'confirmed' | 'refused' | 'lapsed'>

export type CartState = keyof typeof cartStates
export type SeatState = keyof typeof seatStates
export type OrderState = keyof typeof orderStates
export type PaymentState = keyof typeof paymentStates
export type NoticeState = keyof typeof noticeStates
export type ReviewState = keyof typeof reviewStates
export type ProposalState = keyof typeof proposalStates
