import type { Booking, FairShare, PurchaseRefund, Store } from '@wojaz/booking/server'
import type { Clock } from '@wojaz/travel/dates'
import type { ClientBase, Pool } from 'pg'
import type { AttractionOrder } from '../model/attraction-order.ts'
import type { Supplier } from '../suppliers/supplier.ts'

/**
 * An event that a guest is told about. `waiting`: the supplier answers later; `refused`: the supplier does not confirm, and
 * everything is refunded.
 */
export interface AttractionNews {
  readonly kind:
    | 'paid'
    | 'waiting'
    | 'confirmed'
    | 'refused'
    | 'cancelled-by-guest'
    | 'cancelled-by-supplier'
    | 'refunded'
  /** The attraction; null: the whole order. */
  readonly itemId: string | null
}

export interface AttractionSaleOptions {
  readonly pool: Pool
  /** By name. */
  readonly suppliers: ReadonlyMap<string, Supplier>
  /** Takes the payments. The sale registers itself with it. */
  readonly booking: Pick<
    Booking,
    | 'bringPurchases'
    | 'startPurchasePayment'
    | 'callOffPurchase'
    | 'settlePurchase'
    | 'refundPurchaseIn'
    | 'purchasePaymentsIn'
  >
  readonly clock: Clock
  /** Key of the hashes of households that hold places. */
  readonly secret: string
  /** How many unpaid places everybody may hold; the share of booking. */
  readonly share?: FairShare
  readonly log: { info(facts: object, message: string): void; warn(facts: object, message: string): void }
  /** Queues emails in the given transaction; called once for every event that a guest is told about. */
  readonly queueEmails: (
    client: ClientBase,
    order: AttractionOrder,
    news: AttractionNews,
    now: Date,
  ) => Promise<unknown>
  /** Called after a commit that queued emails. */
  readonly onEmails?: () => void
}

/** What all parts of the sale share. */
export interface SaleParts extends AttractionSaleOptions {
  readonly store: Store
  /** Starts the next run at once. */
  nudge(): void
}

export type RefundReason = PurchaseRefund['reason']
