import type { ClientBase } from 'pg'
import { everyHotel } from './hotel-tables.ts'
import { readRows, rowsInParts } from './read-rows.ts'

/**
 * Nights and flights are sent as one packed row per rate, room type or route. Postgres packs them in its process, and half a
 * million nights are sent as a few thousand byte strings. All numbers are big-endian.
 */
export interface Packed<Key> {
  readonly key: Key
  readonly bytes: Buffer
}

/** First day of the index, and its number of days ($1 and $2 of the queries). Other days are cut off. */
export interface NightsScope {
  readonly baseDay: string
  readonly days: number
}

export const periodBytes = 14

/** Per rate id: first night, last night, price (32 bits), min stay, max stay (255: any), arrival days | 128 on stop-sale. */
export const pricePeriods = (ofRates: string) => `
  select rate_id as key, string_agg(
    int2send(greatest(first_night - $1::date, 0)::int2) || int2send(least(last_night - $1::date, $2 - 1)::int2) ||
    int4send(price) || int2send(least(min_stay, 254)::int2) || int2send(least(coalesce(max_stay, 255), 255)::int2) ||
    int2send((arrival_days | case when stop_sale then 128 else 0 end)::int2), ''::bytea) as bytes
  from offers.price_periods
  where first_night < $1::date + $2::int and last_night >= $1::date and ${ofRates}
  group by rate_id`

export const nightBytes = 4

/** Per 'hotel/room': night, rooms left. */
export const allotments = (among: (column: string) => string) => `
  select hotel_code || '/' || room_code as key, string_agg(
    int2send((night - $1::date)::int2) || int2send((rooms - sold)::int2), ''::bytea) as bytes
  from offers.allotments
  where night >= $1::date and night < $1::date + $2::int and ${among('hotel_code')}
  group by hotel_code, room_code`

/** Reads rates with these ids in their order, so that Postgres can send the first before it has packed all. */
export function pricePeriodsBetween(
  client: ClientBase,
  scope: NightsScope,
  [first, last]: readonly [first: number, last: number],
): AsyncGenerator<Packed<number>[], void> {
  const sql = `${pricePeriods('rate_id between $3 and $4')} order by rate_id`
  return rowsInParts(client, sql, [scope.baseDay, scope.days, first, last])
}

export function readAllotments(client: ClientBase, scope: NightsScope): Promise<Packed<string>[]> {
  return readRows(client, allotments(everyHotel), [scope.baseDay, scope.days])
}
