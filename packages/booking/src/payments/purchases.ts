import type { ClientBase } from 'pg'
import type { RefundReason } from './settlement.ts'

/** Whether something can be paid for. `expired` and `closed` are no longer sold; `unknown` does not exist. */
export type PurchaseStanding = 'open' | 'paid' | 'expired' | 'closed' | 'unknown'

/** Why money is refunded at once. */
export type GoesBack = Extract<RefundReason, 'paid-twice' | 'cancelled' | 'places-gone'>

/** One payment for something that another package sells. */
export interface PurchasePaymentName {
  /** Internal id of what is paid for. */
  readonly purchase: string
  readonly paymentId: string
  readonly now: Date
}

/**
 * What a package that sells something other than trips must implement, so that booking takes its money. Everything is called
 * after `lock`, once for each change, in the transaction that changes the payment, and commits with it. For an `unknown` purchase
 * nothing is called, and its money is refunded.
 */
export interface Purchases {
  /**
   * Locks the purchase until the end of the transaction. All code that changes it or refunds it must take the same lock first, to
   * avoid deadlocks.
   */
  lock(client: ClientBase, purchase: string): Promise<PurchaseStanding>
  /** Called when the money arrived. It counts, or booking refunds it. */
  settle(
    client: ClientBase,
    payment: PurchasePaymentName & { readonly amount: number },
  ): Promise<'counts' | GoesBack>
  /** Called when an attempt failed, or was replaced by another one. It may still be paid later; then `settle` is called. */
  refused(client: ClientBase, payment: PurchasePaymentName): Promise<void>
  /** Called after the bank has paid out a refund. */
  refundPaidOut(
    client: ClientBase,
    refund: PurchasePaymentName & { readonly refundId: string; readonly amount: number },
  ): Promise<void>
}

/**
 * Null until the package is registered, because it needs booking first. Until then its payments wait, and the bank is queried
 * again.
 */
export type PurchaseRoom = () => Purchases | null
