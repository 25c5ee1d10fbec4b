import type { ClientBase } from 'pg'
import { readRows } from './read-rows.ts'

/**
 * Nights and flights come as one packed row per rate, room type or route: Postgres does the packing in its own
 * process, and half a million nights cross the wire as a few thousand byte strings. All numbers are big-endian.
 */
export interface Packed<Key> {
  readonly key: Key
  readonly bytes: Buffer
}

export interface NightsScope {
  /** First day of the index and how many days it has; what lies outside is cut off. */
  readonly baseDay: string
  readonly days: number
  readonly hotelCodes?: readonly string[]
}

export const periodBytes = 14

/** Per rate id: first night, last night, price (32 bits), min stay, max stay (255: any), arrival days | 128 on stop-sale. */
export function readPricePeriods(client: ClientBase, scope: NightsScope): Promise<Packed<number>[]> {
  return readPacked(
    client,
    `select rate_id as key, string_agg(
       int2send(greatest(first_night - $1::date, 0)::int2) || int2send(least(last_night - $1::date, $2 - 1)::int2) ||
       int4send(price) || int2send(least(min_stay, 254)::int2) || int2send(least(coalesce(max_stay, 255), 255)::int2) ||
       int2send((arrival_days | case when stop_sale then 128 else 0 end)::int2), ''::bytea) as bytes
     from offers.price_periods
     where first_night < $1::date + $2::int and last_night >= $1::date
       and ($3::text[] is null or rate_id in (select id from offers.rates where hotel_code = any($3)))
     group by rate_id`,
    scope,
  )
}

export const nightBytes = 4

/** Per 'hotel/room': night, rooms left. */
export function readAllotments(client: ClientBase, scope: NightsScope): Promise<Packed<string>[]> {
  return readPacked(
    client,
    `select hotel_code || '/' || room_code as key, string_agg(
       int2send((night - $1::date)::int2) || int2send((rooms - sold)::int2), ''::bytea) as bytes
     from offers.allotments
     where night >= $1::date and night < $1::date + $2::int and ($3::text[] is null or hotel_code = any($3))
     group by hotel_code, room_code`,
    scope,
  )
}

async function readPacked<Key extends number | string>(
  client: ClientBase,
  text: string,
  { baseDay, days, hotelCodes }: NightsScope,
): Promise<Packed<Key>[]> {
  return readRows<Packed<Key>>(client, text, [baseDay, days, hotelCodes ?? null])
}
