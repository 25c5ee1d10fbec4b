import { daysBetween, type IsoDay } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import { daysCalledOff, without } from './called-off.ts'
import type { SaleChange, SaleRefusal } from './sale-change.ts'
import type { SaleLine } from './sale-preview.ts'
import { nightsThatAre, type Piece, writeStopSale } from './stop-sale.ts'

type Rooms = SaleChange & { readonly kind: 'rooms' }
type Allotment = SaleChange & { readonly kind: 'allotment' }

/** Returns the nights that would be closed or opened. Nights that were called off stay closed. */
export async function roomsJudged(
  client: ClientBase,
  change: Rooms,
): Promise<Outcome<readonly Piece[], SaleRefusal>> {
  const known = await client.query(
    `select from offers.rates where hotel_code = $1 and ($2::text is null or room_code = $2) and ($3::text is null or board_code = $3)
     limit 1`,
    [change.hotelCode, change.roomCode, change.boardCode],
  )
  if (known.rowCount === 0) return refused({ code: 'room-unknown' })
  const found = await nightsThatAre(client, change, change.isOpen ? 'closed' : 'open')
  const pieces = change.isOpen ? without(found, await daysCalledOff(client, change.hotelCode)) : found
  if (pieces.length > 0) return accepted(pieces)
  return refused({ code: found.length > 0 ? 'called-off' : 'nothing-changes' })
}

/** Returns what is sold and free of each room and board in these nights. */
export async function roomLines(
  client: ClientBase,
  pieces: readonly Piece[],
  { isOpen }: Rooms,
): Promise<readonly SaleLine[]> {
  const { rows } = await client.query<Omit<SaleLine, 'before' | 'after'> & { left: number }>(
    `select rates.room_code || ' ' || board_code as thing, first::text as from, last::text as until,
       coalesce(max(sold), 0)::int as sold, min(coalesce(rooms - sold, allotment))::int as left
     from jsonb_to_recordset($1) as piece ("rateId" int, first date, last date) join offers.rates on rates.id = "rateId"
       join offers.room_types on (room_types.hotel_code, room_types.code) = (rates.hotel_code, room_code)
       cross join generate_series(first, last, interval '1 day') night_of
       left join offers.allotments on (allotments.hotel_code, allotments.room_code, night)
         = (rates.hotel_code, rates.room_code, night_of::date)
     group by rates.room_code, board_code, first, last order by 1, 2`,
    [JSON.stringify(pieces)],
  )
  return rows.map(({ left, ...line }) => ({ ...line, before: isOpen ? 0 : left, after: isOpen ? left : 0 }))
}

export const writeRooms = (client: ClientBase, pieces: readonly Piece[], { isOpen }: Rooms) =>
  writeStopSale(client, pieces, !isOpen)

/** Undoes the change, except for nights that were called off meanwhile. */
export async function undoRooms(
  client: ClientBase,
  pieces: readonly Piece[],
  { isOpen, hotelCode }: Rooms,
): Promise<void> {
  const left = isOpen ? pieces : without(pieces, await daysCalledOff(client, hotelCode))
  await writeStopSale(client, left, isOpen)
}

/** Rooms of a night before the change; null: it had the default number. */
export interface NightBefore {
  readonly night: IsoDay
  readonly rooms: number | null
}

interface NightNow extends NightBefore {
  readonly sold: number
  readonly allotment: number
}

export async function allotmentJudged(
  client: ClientBase,
  { hotelCode, roomCode, from, until, rooms }: Allotment,
): Promise<Outcome<readonly NightNow[], SaleRefusal>> {
  const { rows } = await client.query<NightNow>(
    `select night_of::date::text as night, rooms, coalesce(sold, 0) as sold, allotment
     from offers.room_types cross join generate_series($3::date, $4::date, interval '1 day') night_of
       left join offers.allotments on (allotments.hotel_code, room_code, night) = (room_types.hotel_code, code, night_of::date)
     where room_types.hotel_code = $1 and code = $2 order by 1`,
    [hotelCode, roomCode, from, until],
  )
  if (rows.length === 0) return refused({ code: 'room-unknown' })
  const sold = Math.max(...rows.map((night) => night.sold))
  if (sold > rooms) return refused({ code: 'below-sold', sold })
  if (rows.every((night) => (night.rooms ?? night.allotment) === rooms))
    return refused({ code: 'nothing-changes' })
  return accepted(rows)
}

/** Equal nights are merged into one line. */
export function allotmentLines(
  nights: readonly NightNow[],
  { roomCode, rooms }: Allotment,
): readonly SaleLine[] {
  const lines: SaleLine[] = []
  for (const { night, sold, rooms: own, allotment } of nights) {
    const before = (own ?? allotment) - sold
    const last = lines.at(-1)
    if (last && last.before === before && last.sold === sold)
      lines[lines.length - 1] = { ...last, until: night }
    else lines.push({ thing: roomCode, from: night, until: night, sold, before, after: rooms - sold })
  }
  return lines
}

/** Returns false when more were sold meanwhile. */
export async function writeAllotment(
  client: ClientBase,
  { hotelCode, roomCode, from, until, rooms }: Allotment,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into offers.allotments as known (hotel_code, room_code, night, rooms, sold)
     select $1::text, $2::text, night::date, $5::smallint, 0
     from generate_series($3::date, $4::date, interval '1 day') night order by night
     on conflict (hotel_code, room_code, night) do update set rooms = excluded.rooms where known.sold <= excluded.rooms`,
    [hotelCode, roomCode, from, until, rooms],
  )
  return rowCount === daysBetween(from, until) + 1
}

/** Restores the number, but never below what is sold. */
export async function undoAllotment(
  client: ClientBase,
  before: readonly NightBefore[],
  { hotelCode, roomCode }: Allotment,
): Promise<void> {
  const nights = JSON.stringify(before)
  // Locked in the same order as claims, to avoid deadlocks.
  await client.query(
    `select from offers.allotments join jsonb_to_recordset($3) as before (night date, rooms int) using (night)
     where hotel_code = $1 and room_code = $2 order by night for update of allotments`,
    [hotelCode, roomCode, nights],
  )
  await client.query(
    `delete from offers.allotments using jsonb_to_recordset($3) as before (night date, rooms int)
     where allotments.night = before.night and before.rooms is null and hotel_code = $1 and room_code = $2 and sold = 0`,
    [hotelCode, roomCode, nights],
  )
  await client.query(
    `update offers.allotments known set rooms = greatest(coalesce(before.rooms, allotment), known.sold)
     from jsonb_to_recordset($3) as before (night date, rooms int), offers.room_types types
     where known.night = before.night and known.hotel_code = $1 and known.room_code = $2
       and (types.hotel_code, types.code) = (known.hotel_code, known.room_code)`,
    [hotelCode, roomCode, nights],
  )
}
