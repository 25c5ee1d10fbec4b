import { dayOf, type IsoDay } from '@wojaz/travel/dates'
import { type Circumstance, leadsThere } from '../after-sale/circumstances.ts'
import { leavingFreeEmail } from '../documents/leaving-free-email.ts'
import { findOrder } from '../orders/order-rows.ts'
import type { Store } from '../store.ts'
import { type EmailPreview, emailPreview } from './notice-preview.ts'

/** A country, region or resort, with where it lies. */
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
  /** What would go back if all of them left, in grosze. */
  readonly paid: number
  /** The first of them, by their departure. */
  readonly orders: readonly FreeToLeave[]
}

type Span = Omit<Circumstance, 'id' | 'reason'>

export const mostFreeToLeave = 200

/** Whom something extraordinary at a place would set free, before it is declared. Nothing is written. */
export function circumstanceReading(store: Store, clock: () => Date) {
  return {
    /** All that can be named, countries first, by their Polish names. */
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

    /** What the guest of one order would be written. */
    leavingFreeTo: (number: string, wish: Omit<Circumstance, 'id'>): Promise<EmailPreview | null> =>
      store.read(async (client) => {
        const order = await findOrder(client, number)
        return order && emailPreview(leavingFreeEmail(order, { id: '', ...wish }, '').plan)
      }),
  }
}
