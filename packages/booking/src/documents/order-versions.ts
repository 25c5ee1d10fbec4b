import { dayOf, type IsoDay } from '@wojaz/travel/dates'
import { type OrderChange, tripFactsOf } from '../after-sale/change-rows.ts'
import type { Order } from '../order.ts'
import type { Correction } from './document-facts.ts'

/** Documents from before a change. They stay readable but are no longer valid. */
export interface FormerDocuments {
  readonly id: string
  readonly on: IsoDay
  readonly order: Order
}

/** Returns them newest first, like `changes`. */
export function formerDocuments(changes: readonly OrderChange[]): readonly FormerDocuments[] {
  return changes.flatMap(({ id, at, replaced }) => (replaced ? { id, on: dayOf(at), order: replaced } : []))
}

/** An invoice of correction, and the order after it was corrected. */
export interface CorrectionOfOrder extends Correction {
  /** Used in its URL: the id of the change, or a word for the cancellation. */
  readonly id: string
  readonly order: Order
}

/** Returns one correction for each change of the trip, returned upsells, a corrected name and the cancellation, newest first. */
export function correctionsOf(order: Order, changes: readonly OrderChange[]): readonly CorrectionOfOrder[] {
  const corrections = changes.flatMap((change, index) => {
    const after = index === 0 ? order : (changes[index - 1]?.replaced ?? order)
    const nth = correctionOf(change)
    if (nth === undefined || !change.replaced) return []
    const reason = change.kind === 'contact' ? ('buyer' as const) : ('changed' as const)
    return { id: change.id, on: dayOf(change.at), before: change.replaced, order: after, reason, nth }
  })
  if (!order.cancellation) return corrections
  const { at } = order.cancellation
  const off = { id: 'rezygnacja', on: dayOf(at), before: order, order, reason: 'cancelled' as const }
  return [{ ...off, nth: (corrections[0]?.nth ?? 0) + 1 }, ...corrections]
}

function correctionOf(change: OrderChange): number | undefined {
  return 'nth' in change.facts ? change.facts.nth : tripFactsOf(change)?.nth
}
