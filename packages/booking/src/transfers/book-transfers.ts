import { randomUUID } from 'node:crypto'
import { dayOf } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { findOrder, lockOrder } from '../orders/order-rows.ts'
import { insertPayment } from '../payments/payment-rows.ts'
import type { SettleIn } from '../payments/settle.ts'
import type { Store } from '../store.ts'
import { type Misfit, type ReceivedTransfer, transferGateway } from './transfer.ts'
import { numberIn, type TransferPlan, transferFit } from './transfer-fit.ts'
import { insertTransfer, lockTransfer, markBooked, transferReading } from './transfer-rows.ts'

/** What was done with received money. */
export type TransferAnswer =
  | { readonly kind: 'booked'; readonly number: string }
  | { readonly kind: 'unmatched'; readonly misfit: Misfit }
  /** The same reference was received before. Nothing is booked twice. */
  | { readonly kind: 'known' }

export type AssignRefusal = { readonly code: Misfit | 'transfer-settled' }

/** The answer that the transfer would get now. */
export interface PreviewedTransfer {
  readonly transfer: ReceivedTransfer
  readonly answer: TransferAnswer
}

/** Bank transfers: each is booked once and enters an order like any other payment. */
export function transferBooking(options: BookingOptions, store: Store, settleIn: SettleIn) {
  const { clock } = options
  const { knownReferences } = transferReading(store)

  /** Finds the order by the title and checks the amount. `find` decides whether the order is locked. */
  async function fitting(client: ClientBase, { title, amount }: ReceivedTransfer, find: typeof findOrder) {
    const named = numberIn(title)
    if (!named.ok) return named
    const order = await find(client, named.value)
    const fit = transferFit(order, amount, dayOf(clock()), 'title')
    return fit.ok && order ? accepted({ order, plan: fit.value }) : (fit as typeof named & { ok: false })
  }

  /** Makes a payment that is completed at once. */
  async function book(
    client: ClientBase,
    transfer: Pick<ReceivedTransfer, 'reference' | 'amount'> & { readonly id: string },
    order: Order,
    { variant, schedule }: TransferPlan,
  ): Promise<Order> {
    const now = clock()
    const { amount, reference } = transfer
    const payment = { id: randomUUID(), amount, gateway: transferGateway, gatewayId: reference }
    await insertPayment(
      client,
      {
        ...payment,
        orderNumber: order.number,
        method: 'bank',
        paidBefore: order.paid,
        startedAt: now,
        validUntil: now,
      },
      { state: order.state, variant, schedule },
    )
    const { gateway, gatewayId } = payment
    const word = { gateway, gatewayId, paymentId: payment.id, amount, status: 'completed' } as const
    const settled = await settleIn(client, word)
    if (!settled.ok) throw new Error(`A transfer was not settled: ${settled.refusal.code}`)
    if (!settled.value.order) throw new Error('A transfer was settled for no order.')
    await markBooked(client, { id: transfer.id, number: order.number, paymentId: payment.id, now })
    return settled.value.order
  }

  return {
    /** Books a transfer that is unambiguous. The others wait for a decision of staff. */
    async receiveTransfer(transfer: ReceivedTransfer, by: string): Promise<TransferAnswer> {
      const answer = await store.change<TransferAnswer>(async (client) => {
        const fit = await fitting(client, transfer, lockOrder)
        const misfit = fit.ok ? null : fit.refusal.code
        const received = { ...transfer, id: randomUUID(), misfit }
        if (!(await insertTransfer(client, received, { by, now: clock() }))) return { kind: 'known' }
        if (!fit.ok) return { kind: 'unmatched', misfit: fit.refusal.code }
        await book(client, received, fit.value.order, fit.value.plan)
        return { kind: 'booked', number: fit.value.order.number }
      })
      if (answer.kind === 'booked') options.onEmails?.()
      return answer
    },

    /** Returns what would be booked and what not. Writes nothing. */
    async previewTransfers(transfers: readonly ReceivedTransfer[]): Promise<readonly PreviewedTransfer[]> {
      const known = await knownReferences(transfers.map(({ reference }) => reference))
      const previewed: PreviewedTransfer[] = []
      for (const transfer of transfers) {
        const fit = await store.read((client) => fitting(client, transfer, findOrder))
        const answer: TransferAnswer = known.has(transfer.reference)
          ? { kind: 'known' }
          : fit.ok
            ? { kind: 'booked', number: fit.value.order.number }
            : { kind: 'unmatched', misfit: fit.refusal.code }
        previewed.push({ transfer, answer })
      }
      return previewed
    },

    /** Assigns a transfer by hand. Returns the order afterwards. If its places are gone, the money is refunded. */
    async assignTransfer(id: string, number: string): Promise<Outcome<Order, AssignRefusal>> {
      const outcome = await store.decide<Order, AssignRefusal>(async (client) => {
        const transfer = await lockTransfer(client, id)
        if (transfer?.state !== 'unmatched') return refused({ code: 'transfer-settled' })
        const order = await lockOrder(client, number)
        const fit = transferFit(order, transfer.amount, dayOf(clock()), 'hand')
        if (!order || !fit.ok) return refused(fit.ok ? { code: 'order-unknown' } : fit.refusal)
        return accepted(await book(client, transfer, order, fit.value))
      })
      if (outcome.ok) options.onEmails?.()
      return outcome
    },

    /** Marks it for return to this account. False: it was already handled. */
    returnTransfer: (id: string, account: string): Promise<boolean> =>
      store.change(async (client) => {
        const { rowCount } = await client.query(
          `update booking.transfers set state = 'returning', account = $2 where id = $1 and state = 'unmatched'`,
          [id, account],
        )
        return rowCount === 1
      }),

    /** Records that it was sent back. */
    transferReturned: (id: string): Promise<boolean> =>
      store.change(async (client) => {
        const { rowCount } = await client.query(
          `update booking.transfers set state = 'returned', settled_at = $2 where id = $1 and state = 'returning'`,
          [id, clock()],
        )
        return rowCount === 1
      }),
  }
}
