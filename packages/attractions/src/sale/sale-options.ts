import type { Booking, FairShare, PurchaseRefund, Store } from '@wojaz/booking/server'
import type { Clock } from '@wojaz/travel/dates'
import type { ClientBase, Pool } from 'pg'
import type { AttractionOrder } from '../model/attraction-order.ts'
import type { Supplier } from '../suppliers/supplier.ts'

/** What a guest must hear of. `waiting`: the supplier answers later; `refused`: it does not take place for them, and everything comes back. */
export interface AttractionNews {
  readonly kind:
    | 'paid'
    | 'waiting'
    | 'confirmed'
    | 'refused'
    | 'cancelled-by-guest'
    | 'cancelled-by-supplier'
    | 'refunded'
  /** Of which attraction; null: of all of the order. */
  readonly itemId: string | null
}

export interface AttractionSaleOptions {
  readonly pool: Pool
  /** By name. */
  readonly suppliers: ReadonlyMap<string, Supplier>
  /** Takes the money. It is told by itself what is sold here. */
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
  /** Keys the fingerprints of those who hold places. */
  readonly secret: string
  /** How many places everybody may hold without having paid; that of booking. */
  readonly share?: FairShare
  readonly log: { info(facts: object, message: string): void; warn(facts: object, message: string): void }
  /** Writes emails in the transaction that it is given; called once for every change that a guest must hear of. */
  readonly queueEmails: (
    client: ClientBase,
    order: AttractionOrder,
    news: AttractionNews,
    now: Date,
  ) => Promise<unknown>
  /** After a commit that wrote emails. */
  readonly onEmails?: () => void
}

/** What every part of a sale works with. */
export interface SaleParts extends AttractionSaleOptions {
  readonly store: Store
  /** There is something to look after at once. */
  nudge(): void
}

export type RefundReason = PurchaseRefund['reason']
