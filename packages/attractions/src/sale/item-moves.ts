import type { ClientBase } from 'pg'
import { type AttractionBookingState, attractionBookingStates } from '../states/attraction-states.ts'
import type { SupplierBooking } from '../suppliers/supplier.ts'
import { changeItem, findItem, type ItemChanges, type ItemRow } from './item-rows.ts'
import { nextLookAt } from './next-step.ts'
import { findOrderOfCart, type OrderRow, showOrder } from './order-rows.ts'
import type { AttractionNews, RefundReason, SaleParts } from './sale-options.ts'

/** How long places are held while the guest types. */
export const holdMinutes = 30

export type ItemMoves = ReturnType<typeof itemMoves>

export interface End {
  readonly state: 'rejected' | 'expired' | 'cancelled'
  readonly amount: number
  readonly reason: RefundReason
  readonly news: AttractionNews['kind']
  /** The supplier must still be told. */
  readonly isCancelDue: boolean
}

/** Changes of an item, always in the transaction that has locked its cart. */
export function itemMoves({ booking, clock, queueEmails }: SaleParts) {
  async function tell(client: ClientBase, order: OrderRow, news: AttractionNews): Promise<void> {
    const shown = await showOrder(client, order)
    if (shown) await queueEmails(client, shown, news, clock())
  }

  /** Also sets the time of the next check. */
  async function change(
    client: ClientBase,
    item: ItemRow,
    order: OrderRow | null,
    changes: ItemChanges,
  ): Promise<void> {
    const paidAt = order?.paidAt ?? null
    const isBeingPaid = order?.state === 'ordered'
    const after = { ...item, ...changes }
    await changeItem(client, item.id, {
      ...changes,
      nextLookAt: nextLookAt(after, { paidAt, isBeingPaid, now: clock() }),
    })
  }

  /** Ends an item; its refund is written in the same transaction. */
  async function end(client: ClientBase, item: ItemRow, order: OrderRow | null, how: End): Promise<void> {
    const { state, amount, reason, news, isCancelDue } = how
    const now = clock()
    const isPaid = order?.state === 'paid'
    const refund =
      isPaid && order.paymentId !== null && amount > 0
        ? await booking.refundPurchaseIn(client, { paymentId: order.paymentId, amount, reason, now })
        : null
    if (refund && !refund.ok) throw new Error(`A refund of ${item.id} was refused: ${refund.refusal.code}`)
    await change(client, item, order, {
      state,
      isCancelDue,
      heldUntil: null,
      cancelledAt: isPaid ? now : null,
      ...(refund && {
        refundAmount: amount,
        refundState: 'started' as const,
        refundId: refund.value.refundId,
      }),
    })
    if (isPaid) await tell(client, order, { kind: news, itemId: item.id })
  }

  /** Applies the supplier's state of a booking; false if it changes nothing. */
  async function applyStatusIn(client: ClientBase, item: ItemRow, said: SupplierBooking): Promise<boolean> {
    const known = await findItem(client, item.id)
    // The item was removed or held again in the meantime: this answer is outdated.
    if (!known || known.bookingId !== item.bookingId) return false
    // It was used before its confirmation arrived: confirm it first, then redeem it.
    const isUsed = said.state === 'redeemed' && known.state !== 'confirmed' && known.state !== 'redeemed'
    const word = isUsed ? { ...said, state: 'confirmed' as const } : said
    const order = await findOrderOfCart(client, known.cartId)
    const facts = factsOf(known, word, {
      isAgreed: order !== null && order.state !== 'unpaid',
      now: clock(),
    })
    if (word.state === known.state) {
      // A waiting item is checked less and less often; do not reset that.
      if (known.state === 'waiting') await changeItem(client, known.id, facts)
      else await change(client, known, order, facts)
      return false
    }
    if (!mayFollow(known.state, word.state)) return false
    if (word.state === 'rejected' || word.state === 'expired' || word.state === 'cancelled') {
      const wasConfirmed = known.state === 'confirmed'
      await end(client, known, order, {
        state: word.state,
        amount: known.total,
        reason: wasConfirmed ? 'cancelled' : 'places-gone',
        news: wasConfirmed ? 'cancelled-by-supplier' : 'refused',
        isCancelDue: false,
      })
      return true
    }
    // A confirmed booking was held before: the database requires every step.
    if (known.state === 'asked' && word.state !== 'on-hold')
      await changeItem(client, known.id, { state: 'on-hold' })
    await change(client, known, order, { state: word.state, ...facts })
    const isNews = order?.state === 'paid' && (word.state === 'waiting' || word.state === 'confirmed')
    if (isNews) await tell(client, order, { kind: word.state as 'waiting' | 'confirmed', itemId: known.id })
    return true
  }

  return { change, end, applyStatusIn, tell }
}

function factsOf(
  { frozen, total }: ItemRow,
  { state, expiresAt, supplierReference, codes, total: said }: SupplierBooking,
  { isAgreed, now }: { isAgreed: boolean; now: Date },
): ItemChanges {
  if (state !== 'on-hold') return { heldUntil: null, supplierReference, codes }
  const heldUntil = expiresAt ?? new Date(now.getTime() + holdMinutes * 60_000)
  // The supplier's price counts until the order: the guest sees it before agreeing.
  const isOther = !isAgreed && said !== null && said !== total
  const price = { total: said ?? total, lines: [] }
  return {
    heldUntil,
    supplierReference,
    ...(isOther && { total: price.total, frozen: { ...frozen, price } }),
  }
}

function mayFollow(from: AttractionBookingState, to: AttractionBookingState): boolean {
  const next: readonly AttractionBookingState[] = attractionBookingStates[from]
  if (next.includes(to)) return true
  return from === 'asked' && (to === 'waiting' || to === 'confirmed')
}
