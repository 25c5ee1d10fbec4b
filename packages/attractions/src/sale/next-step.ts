import type { AttractionBookingState } from '../states/attraction-states.ts'
import type { ItemRow } from './item-rows.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Somebody who put it into a cart and was not answered has left by then. */
const askedForMs = 15 * minute
/** Nobody waits longer for what they have paid for. */
const confirmedWithinMs = day

/** What has to be done for an item now. */
export type Step =
  /** Everything is as it should be. */
  | 'rest'
  /** The supplier does not know yet that it is over. */
  | 'tell-cancel'
  /** It was paid for and is over: the money is asked for. */
  | 'refund'
  /** Nobody knows what became of the hold. */
  | 'hold'
  | 'confirm'
  | 'look'
  /** Its hold has run out. */
  | 'expire'
  /** Nothing came of it in time: it is given back. */
  | 'give-up'

export type SteppedItem = Pick<
  ItemRow,
  'state' | 'refundState' | 'isCancelDue' | 'heldUntil' | 'askedAt' | 'startsAt' | 'endsAt'
>

export interface Standing {
  /** When its order was paid; null: it is not. */
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

/** What is not confirmed by then is given back: at its start, or a day after it was paid. */
export function givenUpAt({ startsAt }: Pick<ItemRow, 'startsAt'>, paidAt: Date): Date {
  return new Date(Math.min(startsAt.getTime(), paidAt.getTime() + confirmedWithinMs))
}

export function isOver(state: AttractionBookingState): boolean {
  return state === 'rejected' || state === 'expired' || state === 'cancelled' || state === 'redeemed'
}

/** When somebody has to look after it next, if nothing happens before; null: never. */
export function nextLookAt(item: SteppedItem, { paidAt, isBeingPaid, now }: Standing): Date | null {
  if (item.refundState === 'due' || item.isCancelDue) return now
  if (isOver(item.state)) return null
  if (item.state === 'confirmed') return lookAgainAt(item, now)
  if (item.state === 'waiting') return new Date(now.getTime() + 5_000)
  if (paidAt) return now
  if (item.state === 'on-hold' && isBeingPaid) return new Date(now.getTime() + minute)
  return item.state === 'on-hold' ? item.heldUntil : new Date(now.getTime() + 5_000)
}

/** Suppliers call off what they have confirmed: the nearer the start, the more often they are asked. */
function lookAgainAt({ startsAt, endsAt }: SteppedItem, now: Date): Date | null {
  if (now >= endsAt) return null
  const ahead = startsAt.getTime() - now.getTime()
  const pause = ahead > 7 * day ? 6 * hour : ahead > 2 * day ? hour : 10 * minute
  return new Date(now.getTime() + pause)
}
