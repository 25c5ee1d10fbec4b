import type { Order } from '../order.ts'
import type { OrderNotice } from './notice.ts'

/**
 * Returns the changes in force: minor ones that were told and those that were accepted, in the order in which they took effect.
 */
export function changesOf({
  notices,
}: Pick<Order, 'notices'>): readonly (OrderNotice & { readonly countsFrom: Date })[] {
  return notices
    .filter(
      ({ state, change }) => change.kind !== 'cancellation' && (state === 'told' || state === 'accepted'),
    )
    .map((notice) => ({ ...notice, countsFrom: notice.endedAt ?? notice.madeAt }))
    .toSorted((one, other) => one.countsFrom.getTime() - other.countsFrom.getTime())
}
