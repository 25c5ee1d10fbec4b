import { dayOf } from '@wojaz/travel/dates'
import type { ClientBase } from 'pg'
import { inTurn, throwAny } from '../in-turn.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { lockOrder } from '../orders/order-rows.ts'
import type { Store } from '../store.ts'
import { cancelPrice } from './cancel-price.ts'
import { type Circumstance, holdsOn, leadsThere } from './circumstances.ts'

/** Queues, in the given transaction, the email that cancelling is free. */
export type QueueLeavingFree = (
  client: ClientBase,
  order: Order,
  circumstance: Circumstance,
  now: Date,
) => Promise<unknown>

interface ToTell {
  readonly number: string
  /** Id of the circumstance. */
  readonly id: string
}

const armful = 200

/** Orders that were not told yet, for trips that have not begun. */
const toTell = `from booking.circumstances join booking.orders on ${leadsThere}
  where ${holdsOn('$1')} and state = 'confirmed' and sold #>> '{offer,departureDate}' >= $1
    and not exists (select from booking.circumstances_told
      where circumstance_id = circumstances.id and order_number = number)`

/**
 * Sends an email to everybody who is to be at the place, once for each circumstance. Guests who buy later or change to that place
 * get it too.
 */
export function circumstanceTelling(options: BookingOptions, store: Store) {
  const { clock } = options

  async function tell(client: ClientBase, number: string, id: string): Promise<boolean> {
    const order = await lockOrder(client, number, 'skip locked')
    // No row when another node was faster, the guest has cancelled, or the circumstance has ended.
    const { rows } = await client.query<Circumstance>(
      `select circumstances.id::text, destination, reason, from_day::text as "from", until_day::text as "until" ${toTell}
         and number = $2 and circumstances.id::text = $3`,
      [dayOf(clock()), number, id],
    )
    const [circumstance] = rows
    if (!order || !circumstance || !cancelPrice(order, dayOf(clock()))) return false
    await client.query(
      'insert into booking.circumstances_told (circumstance_id, order_number, told_at) values ($1, $2, $3)',
      [id, number, clock()],
    )
    await options.queueLeavingFree(client, order, circumstance, clock())
    return true
  }

  /** Returns the number of emails. The next run continues after an error or a restart. */
  async function tellCircumstances(): Promise<number> {
    let told = 0
    const faults: unknown[] = []
    let last: ToTell | undefined = { number: '', id: '0' }
    while (last) {
      const { rows }: { rows: ToTell[] } = await store.query<ToTell>(
        `select number, circumstances.id::text ${toTell} and (circumstances.id, number) > ($2::bigint, $3)
         order by circumstances.id, number limit $4`,
        [dayOf(clock()), last.id, last.number, armful],
      )
      const round = await inTurn(rows, async ({ number, id }) =>
        (await store.change((client) => tell(client, number, id))) ? 1 : 0,
      )
      told += round.done
      faults.push(...round.faults)
      last = rows.length < armful ? undefined : rows.at(-1)
    }
    if (told > 0) options.onEmails?.()
    throwAny(faults)
    return told
  }

  return { tellCircumstances }
}
