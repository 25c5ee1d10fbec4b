import type { AttractionBookingState } from '../states/attraction-states.ts'
import type { ItemRow } from './item-rows.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A guest who added it and got no answer has left by then. */
const askedForMs = 15 * minute
/** The longest time a paid item may wait for its confirmation. */
const confirmedWithinMs = day

/** The next action for an item. */
export type Step =
  /** Nothing to do. */
  | 'rest'
  /** The supplier must still be told that it is cancelled. */
  | 'tell-cancel'
  /** It was paid for and is over: start the refund. */
  | 'refund'
  /** It is unknown whether the supplier holds it. */
  | 'hold'
  | 'confirm'
  | 'look'
  /** Its hold has expired. */
  | 'expire'
  /** Not confirmed in time: refund it. */
  | 'give-up'

export type SteppedItem = Pick<
  ItemRow,
  'state' | 'refundState' | 'isCancelDue' | 'heldUntil' | 'askedAt' | 'startsAt' | 'endsAt'
>

export interface Standing {
  /** When its order was paid; null if it is not. */
  readonly paidAt: Date | null
  /** The guest is at the bank. */
  readonly isBeingPaid: boolean
  readonly now: Date
}

export function nextStep(item: SteppedItem, { paidAt, isBeingPaid, now }: Standing): Step {
  if (item.refundState === 'due') return 'refund'
  if (item.isCancelDue) return 'tell-cancel'
  if (isOver(item.state)) return 'rest'
  if (!paidAt) return unpaidStep(item, isBeingPaid, now)
  if (item.state === 'confirmed') return now < item.endsAt ? 'look' : 'rest'
  if (now >= givenUpAt(item, paidAt)) return 'give-up'
  if (item.state === 'asked') return 'hold'
  return item.state === 'on-hold' ? 'confirm' : 'look'
}

function unpaidStep({ state, askedAt, heldUntil }: SteppedItem, isBeingPaid: boolean, now: Date): Step {
  if (state === 'asked') return now.getTime() - askedAt.getTime() < askedForMs ? 'hold' : 'give-up'
  if (state !== 'on-hold' || isBeingPaid || (heldUntil && now < heldUntil)) return 'rest'
  return 'expire'
}

/** An item that is not confirmed by then is refunded: at its start, or a day after it was paid. */
export function givenUpAt({ startsAt }: Pick<ItemRow, 'startsAt'>, paidAt: Date): Date {
  return new Date(Math.min(startsAt.getTime(), paidAt.getTime() + confirmedWithinMs))
}

export function isOver(state: AttractionBookingState): boolean {
  return state === 'rejected' || state === 'expired' || state === 'cancelled' || state === 'redeemed'
}

/** The next check if nothing happens before; null: never. */
export function nextLookAt(item: SteppedItem, { paidAt, isBeingPaid, now }: Standing): Date | null {
  if (item.refundState === 'due' || item.isCancelDue) return now
  if (isOver(item.state)) return null
  if (item.state === 'confirmed') return lookAgainAt(item, now)
  if (item.state === 'waiting') return new Date(now.getTime() + 5_000)
  if (paidAt) return now
  if (item.state === 'on-hold' && isBeingPaid) return new Date(now.getTime() + minute)
  return item.state === 'on-hold' ? item.heldUntil : new Date(now.getTime() + 5_000)
}

/** Suppliers cancel even confirmed bookings: the nearer the start, the more often they are checked. */
function lookAgainAt({ startsAt, endsAt }: SteppedItem, now: Date): Date | null {
  if (now >= endsAt) return null
  const ahead = startsAt.getTime() - now.getTime()
  const pause = ahead > 7 * day ? 6 * hour : ahead > 2 * day ? hour : 10 * minute
  return new Date(now.getTime() + pause)
}
