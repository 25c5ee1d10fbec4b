import { accepted, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { AttractionOrder } from '../model/attraction-order.ts'
import { refundOf } from '../rules/cancellation.ts'
import type { AttractionHolder, AttractionSale, CancelRefusal } from './attraction-sale.ts'
import type { ItemMoves } from './item-moves.ts'
import { type ItemRow, itemsOf } from './item-rows.ts'
import { findOwnOrder, lockOrder, type OrderRow, showOrder } from './order-rows.ts'
import type { SaleParts } from './sale-options.ts'

const quoteForMs = 15 * 60_000

/** The refund in grosze if it is cancelled now; null if it cannot be cancelled. An unconfirmed booking is refunded in full. */
function refundNow(
  { state, frozen, total, endsAt }: Pick<ItemRow, 'state' | 'frozen' | 'total' | 'endsAt'>,
  now: Date,
): number | null {
  if (state === 'asked' || state === 'on-hold' || state === 'waiting') return total
  if (state !== 'confirmed' || now >= endsAt) return null
  return refundOf(frozen.policy, total, now, 'guest')
}

export function itemCancelling(
  { store, clock, nudge, onEmails }: SaleParts,
  moves: ItemMoves,
): Pick<AttractionSale, 'quoteCancel' | 'confirmCancel'> {
  type Found = { readonly order: OrderRow; readonly item: ItemRow; readonly refund: number }

  async function find(
    client: ClientBase,
    transactionId: string,
    itemId: string,
    holder: AttractionHolder,
  ): Promise<Found | CancelRefusal> {
    const own = await findOwnOrder(client, transactionId, holder)
    const order = own && (await lockOrder(client, transactionId))
    if (order?.state !== 'paid') return { code: 'order-unknown' }
    const item = (await itemsOf(client, order.cartId)).find(({ id }) => id === itemId)
    if (!item) return { code: 'item-unknown' }
    const refund = refundNow(item, clock())
    return refund === null ? { code: 'not-cancellable' } : { order, item, refund }
  }

  return {
    quoteCancel: (transactionId, itemId, holder) =>
      store.decide(async (client) => {
        const found = await find(client, transactionId, itemId, holder)
        if ('code' in found) return refused(found)
        const { item, refund } = found
        const until = new Date(clock().getTime() + quoteForMs)
        await client.query(
          `insert into attractions.quotes (item_id, refund, until) values ($1, $2, $3)
           on conflict (item_id) do update set refund = $2, until = $3`,
          [itemId, refund, until],
        )
        return accepted({ itemId, paid: item.total, refund, until })
      }),

    async confirmCancel(transactionId, quote, holder) {
      const cancelled = await store.decide(async (client) => {
        const found = await find(client, transactionId, quote.itemId, holder)
        if ('code' in found) return refused(found)
        const { order, item, refund } = found
        const { rows } = await client.query<{ refund: number }>(
          'delete from attractions.quotes where item_id = $1 and refund = $2 and until >= $3 returning refund',
          [item.id, quote.refund, clock()],
        )
        const [agreed] = rows
        if (!agreed) return refused({ code: 'quote-over' as const })
        await moves.end(client, item, order, {
          state: 'cancelled',
          // The quote is valid for a quarter of an hour, even if the deadline has passed in the meantime.
          amount: Math.max(refund, agreed.refund),
          reason: 'guest-cancelled',
          news: 'cancelled-by-guest',
          isCancelDue: true,
        })
        return accepted((await showOrder(client, order)) as AttractionOrder)
      })
      if (cancelled.ok) {
        onEmails?.()
        nudge()
      }
      return cancelled
    },
  }
}
