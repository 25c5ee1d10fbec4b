import type { ClientBase } from 'pg'
import { lockOrder } from '../orders/order-rows.ts'
import type { PurchaseRoom } from './purchases.ts'

/** What money is taken for: a trip, or a purchase of another package. */
export type PayableName = { readonly orderNumber: string } | { readonly purchase: string }

/** The same as columns of a row: one of the two is set. */
export interface PayableNames {
  readonly orderNumber: string | null
  readonly purchase: string | null
}

/** Locks what a payment is for until the end of the transaction. Returns false when it no longer exists. */
export async function lockPayable(
  client: ClientBase,
  name: PayableName,
  room: PurchaseRoom,
): Promise<boolean> {
  if (!('purchase' in name)) return (await lockOrder(client, name.orderNumber)) !== null
  const standing = await room()?.lock(client, name.purchase)
  return standing !== undefined && standing !== 'unknown'
}
