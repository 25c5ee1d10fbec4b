import { dayOf, type IsoDay } from '@wojaz/travel/dates'
import { type Circumstance, leadsThere } from '../after-sale/circumstances.ts'
import { leavingFreeEmail } from '../documents/leaving-free-email.ts'
import { findOrder } from '../orders/order-rows.ts'
import type { Store } from '../store.ts'
import { type EmailPreview, emailPreview } from './notice-preview.ts'

/** A country, region or resort, with its parents. */
export interface DeskPlace {
  readonly code: string
  readonly name: string
  readonly kind: 'country' | 'region' | 'resort'
}

export interface FreeToLeave {
  readonly number: string
  readonly name: string
  readonly departureDate: IsoDay
  readonly returnDate: IsoDay
  readonly paid: number
}

export interface FreeToLeaveAll {
  readonly count: number
  /** The total refund if all of them cancelled, in grosze. */
  readonly paid: number
  /** The first of them, by departure. */
  readonly orders: readonly FreeToLeave[]
}

type Span = Omit<Circumstance, 'id' | 'reason'>

export const mostFreeToLeave = 200

/** Reads which orders a circumstance would concern before it is declared. Writes nothing. */
export function circumstanceReading(store: Store, clock: () => Date) {
  return {
    /** Returns all places, countries first, by Polish name. */
    async places(): Promise<readonly DeskPlace[]> {
      const { rows } = await store.query<DeskPlace>(
        `select places.code, concat_ws(', ', places.names ->> 'pl', parents.names ->> 'pl') as name, places.kind
         from offers.places left join offers.places parents on parents.code = places.parent_code
         order by array_position(array['country', 'region', 'resort'], places.kind), name, places.code`,
        [],
      )
      return rows
    },

    async freeToLeave({ destination, from, until }: Span): Promise<FreeToLeaveAll> {
      const { rows } = await store.query<FreeToLeave & { count: number; sum: string }>(
        `select number, concat_ws(' ', sold #>> '{contact,firstName}', sold #>> '{contact,lastName}') as name,
           sold #>> '{offer,departureDate}' as "departureDate", sold #>> '{offer,returnDate}' as "returnDate", paid,
           count(*) over ()::int as count, sum(paid) over () as sum
         from booking.orders, (select $1::text as destination, $2::date as from_day, $3::date as until_day) asked
         where state = 'confirmed' and sold #>> '{offer,departureDate}' >= $4 and ${leadsThere}
         order by "departureDate", number limit ${mostFreeToLeave}`,
        [destination, from, until, dayOf(clock())],
      )
      const [first] = rows
      const orders = rows.map(({ count: _, sum: __, ...order }) => order)
      return { count: first?.count ?? 0, paid: Number(first?.sum ?? 0), orders }
    },

    /** Returns the email that the guest of one order would get. */
    leavingFreeTo: (number: string, wish: Omit<Circumstance, 'id'>): Promise<EmailPreview | null> =>
      store.read(async (client) => {
        const order = await findOrder(client, number)
        return order && emailPreview(leavingFreeEmail(order, { id: '', ...wish }, '').plan)
      }),
  }
}
