import type { Order } from '../order.ts'
import type { OrderNotice } from './notice.ts'

/** Changes that count: the small ones that were told, and those that were agreed to, in the order in which they came to count. */
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
