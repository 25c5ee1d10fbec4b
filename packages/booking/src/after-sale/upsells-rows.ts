import type { ClientBase } from 'pg'
import type { DueAmount, Order } from '../order.ts'
import { insertChange, nextCorrection } from './change-rows.ts'
import type { UpsellsPrice } from './upsells-price.ts'
import { writeSold } from './write-sold.ts'

/** The id of an upsell change, and the number of its invoice of correction if it needs one. */
export interface WrittenUpsells {
  readonly id: string
  readonly nth: number | null
}

/** Stores the trip with its new upsells and adds the old state to the history. */
export async function writeUpsells(
  client: ClientBase,
  order: Order,
  terms: UpsellsPrice,
  schedule: readonly DueAmount[],
  now: Date,
): Promise<WrittenUpsells> {
  const { upsells, seats, price, refund, added, addedSeats, returned, returnedSeats } = terms
  await writeSold(client, order, { upsells, seats, price }, { refund, schedule })
  // Added upsells appear on the next invoice. Returned ones are on an earlier invoice, which needs a correction.
  const isCorrected = returned.length + returnedSeats.length > 0
  const nth = isCorrected ? await nextCorrection(client, order.number) : null
  const facts = {
    added,
    addedSeats,
    returned,
    returnedSeats,
    total: price.total,
    ...(nth !== null && { nth }),
  }
  return { id: await insertChange(client, order, { kind: 'upsells', facts }, now), nth }
}
