import type { ClientBase } from 'pg'
import { lockOrder } from '../orders/order-rows.ts'
import type { PurchaseRoom } from './purchases.ts'

/** What money is taken for: a trip, or what another room sells. */
export type PayableName = { readonly orderNumber: string } | { readonly purchase: string }

/** Likewise, as a row has it: one of the two. */
export interface PayableNames {
  readonly orderNumber: string | null
  readonly purchase: string | null
}

/** Whoever changes a payment has what it is for alone until it is done. False: nobody knows that any more. */
export async function lockPayable(
  client: ClientBase,
  name: PayableName,
  room: PurchaseRoom,
): Promise<boolean> {
  if (!('purchase' in name)) return (await lockOrder(client, name.orderNumber)) !== null
  const standing = await room()?.lock(client, name.purchase)
  return standing !== undefined && standing !== 'unknown'
}
