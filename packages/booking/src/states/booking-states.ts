import type { StateTable } from './state-table.ts'

/** A cart is open until it becomes an order or is abandoned. */
export const cartStates = {
  open: ['ordered', 'abandoned'],
  ordered: [],
  abandoned: [],
} as const satisfies StateTable<'open' | 'ordered' | 'abandoned'>

/** A numbered seat: free, held by a guest for some minutes, or taken by an order. */
export const seatStates = {
  free: ['held'],
  held: ['free', 'taken'],
  taken: ['free'],
} as const satisfies StateTable<'free' | 'held' | 'taken'>

/**
 * An order is pending before the guest goes to the bank, and its places are held until a deadline. Money that arrives after the
 * deadline confirms the order if places are still free, otherwise it is refunded.
 */
export const orderStates = {
  pending: ['confirmed', 'expired', 'cancelled'],
  expired: ['confirmed', 'refunded'],
  confirmed: ['cancelled'],
  cancelled: ['refunded'],
  refunded: [],
} as const satisfies StateTable<'pending' | 'confirmed' | 'expired' | 'cancelled' | 'refunded'>

/** One payment attempt. The bank's reports move it; a repeated report changes nothing. */
export const paymentStates = {
  started: ['waiting', 'completed', 'refused'],
  waiting: ['completed', 'refused'],
  completed: ['refunding'],
  refused: ['completed'],
  refunding: ['refunded'],
  refunded: [],
} as const satisfies StateTable<'started' | 'waiting' | 'completed' | 'refused' | 'refunding' | 'refunded'>

/**
 * A change by the organiser: only told, or open until the guest accepts it, leaves, or takes the substitute. No answer means
 * leaving (lapsed). A newer notice of the same kind replaces it. It is closed when the trip ends in another way.
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

/** A review is not published before staff have judged it. After a change it is judged again. */
export const reviewStates = {
  waiting: ['shown', 'refused'],
  shown: ['waiting'],
  refused: ['waiting'],
} as const satisfies StateTable<'waiting' | 'shown' | 'refused'>

/** A proposal that waits for a second member of staff: confirmed, refused, or not decided in time. */
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
