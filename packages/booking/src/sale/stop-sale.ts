import type { IsoDay } from '@wojaz/travel/dates'
import type { ClientBase } from 'pg'

/** Nights of one rate (a room with a board) that are closed or opened together. */
export interface Piece {
  readonly rateId: number
  readonly first: IsoDay
  readonly last: IsoDay
}

export interface RatesOfHotel {
  readonly hotelCode: string
  readonly roomCode: string | null
  readonly boardCode: string | null
  readonly from: IsoDay
  readonly until: IsoDay
}

/** Locks the nights of a hotel. Returns false when there is no such hotel. */
export async function lockHotel(client: ClientBase, hotelCode: string): Promise<boolean> {
  const { rowCount } = await client.query('select from offers.hotels where code = $1 for no key update', [
    hotelCode,
  ])
  return rowCount === 1
}

/** Returns the nights in that span that are open, or closed. */
export async function nightsThatAre(
  client: ClientBase,
  { hotelCode, roomCode, boardCode, from, until }: RatesOfHotel,
  state: 'open' | 'closed',
): Promise<readonly Piece[]> {
  const { rows } = await client.query<Piece>(
    `select rate_id as "rateId", greatest(first_night, $4::date)::text as first, least(last_night, $5::date)::text as last
     from offers.price_periods join offers.rates on id = rate_id
     where hotel_code = $1 and ($2::text is null or room_code = $2) and ($3::text is null or board_code = $3)
       and first_night <= $5 and last_night >= $4 and stop_sale = $6
     order by 1, 2`,
    [hotelCode, roomCode, boardCode, from, until, state === 'closed'],
  )
  return rows
}

/** Closes or opens these nights. A period that also has other nights is split, at the same price. */
export async function writeStopSale(
  client: ClientBase,
  pieces: readonly Piece[],
  isClosed: boolean,
): Promise<void> {
  const asked = JSON.stringify(pieces)
  const { rows } = await client.query(
    `delete from offers.price_periods
     where stop_sale <> $2 and exists (
       select from jsonb_to_recordset($1) as piece ("rateId" int, first date, last date)
       where "rateId" = rate_id and first_night <= last and last_night >= first)
     returning rate_id, first_night::text, last_night::text, price, min_stay, max_stay, arrival_days`,
    [asked, isClosed],
  )
  // Splits into single nights, then merges equal consecutive nights into periods.
  await client.query(
    `with nights as (
       select period.*, night::date as night, exists (
           select from jsonb_to_recordset($2) as piece ("rateId" int, first date, last date)
           where "rateId" = rate_id and night::date between first and last) = $3 as closed
       from jsonb_to_recordset($1) as period (rate_id int, first_night date, last_night date, price int, min_stay smallint,
           max_stay smallint, arrival_days smallint),
         generate_series(first_night, last_night, interval '1 day') night
     ), runs as (
       select *, night - (row_number() over (partition by rate_id, first_night, closed order by night))::int as run from nights
     )
     insert into offers.price_periods (rate_id, first_night, last_night, price, min_stay, max_stay, arrival_days, stop_sale)
     select rate_id, min(night), max(night), price, min_stay, max_stay, arrival_days, closed
     from runs group by rate_id, first_night, price, min_stay, max_stay, arrival_days, closed, run`,
    [JSON.stringify(rows), asked, isClosed],
  )
}
