import { dayOf, type IsoDay } from '@wojaz/travel/dates'
import { type OrderChange, tripFactsOf } from '../after-sale/change-rows.ts'
import type { Order } from '../order.ts'
import type { Correction } from './document-facts.ts'

/** Documents of before a change: still readable, and no longer true. */
export interface FormerDocuments {
  readonly id: string
  readonly on: IsoDay
  readonly order: Order
}

/** The newest first, as changes are. */
export function formerDocuments(changes: readonly OrderChange[]): readonly FormerDocuments[] {
  return changes.flatMap(({ id, at, replaced }) => (replaced ? { id, on: dayOf(at), order: replaced } : []))
}

/** An invoice of correction, and the order as it was once it was corrected. */
export interface CorrectionOfOrder extends Correction {
  /** In its address: the change, or that the trip was called off. */
  readonly id: string
  readonly order: Order
}

/** One for each change of the trip, for upsells that were given back, for a name that was wrong, and for calling it off, the newest first. */
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
