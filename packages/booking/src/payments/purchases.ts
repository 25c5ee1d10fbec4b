import type { ClientBase } from 'pg'
import type { RefundReason } from './settlement.ts'

/** Whether something can be paid for: `expired` and `closed` are not sold any more, and of `unknown` nobody has heard. */
export type PurchaseStanding = 'open' | 'paid' | 'expired' | 'closed' | 'unknown'

/** Why money that came goes back at once. */
export type GoesBack = Extract<RefundReason, 'paid-twice' | 'cancelled' | 'places-gone'>

/** One payment for something that another room sells. */
export interface PurchasePaymentName {
  /** The room's own name for what is paid for. */
  readonly purchase: string
  readonly paymentId: string
  readonly now: Date
}

/**
 * What a room that sells something else than trips brings, so that its money is taken here. Everything is called in the transaction that
 * changes the payment, once for each change, and after `lock`: what it does commits together with it. Of what is `unknown` nothing is
 * told, and money that came for it goes back.
 */
export interface Purchases {
  /**
   * Locks what is bought until the end of the transaction. Whoever changes it or gives money back for it begins with the same lock, so
   * that nobody waits for each other.
   */
  lock(client: ClientBase, purchase: string): Promise<PurchaseStanding>
  /** The money came. It counts, or it goes back by itself. */
  settle(
    client: ClientBase,
    payment: PurchasePaymentName & { readonly amount: number },
  ): Promise<'counts' | GoesBack>
  /** An attempt came to nothing, at the bank or because another one follows. It may still be paid late: then it is settled. */
  refused(client: ClientBase, payment: PurchasePaymentName): Promise<void>
  /** The bank has paid it out. */
  refundPaidOut(
    client: ClientBase,
    refund: PurchasePaymentName & { readonly refundId: string; readonly amount: number },
  ): Promise<void>
}

/** The room needs booking, and booking the room: null until it has come. What it has to say waits so long, and the bank is asked again. */
export type PurchaseRoom = () => Purchases | null
