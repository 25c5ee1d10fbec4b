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

/** Whoever changes a payment has what it is for alone until it is done. */
export async function lockPayable(client: ClientBase, name: PayableName, room: PurchaseRoom): Promise<void> {
  if ('purchase' in name) await room()?.lock(client, name.purchase)
  else await lockOrder(client, name.orderNumber)
}
