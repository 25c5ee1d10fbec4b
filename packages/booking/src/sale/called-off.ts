import { addDays, type IsoDay } from '@wojaz/travel/dates'
import type { ClientBase } from 'pg'
import type { Piece } from './stop-sale.ts'

/**
 * True when guests were told that this flight does not take place, or not on this day. A returned seat must not be sold again
 * then.
 */
export async function isFlightCalledOff(client: ClientBase, flightId: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from booking.announcements
     where (facts ->> 'kind' = 'cancellation' and (facts #>> '{trips,flightId}')::int = $1)
       or (facts ->> 'kind' = 'flight-hours' and exists (
         select from jsonb_array_elements(facts -> 'flights') flight join offers.flights on id = (flight ->> 'flightId')::int
         where id = $1 and (flight ->> 'date')::date <> day))
     limit 1`,
    [flightId],
  )
  return rowCount === 1
}

export interface Span {
  readonly from: IsoDay
  readonly until: IsoDay
}

/** Returns the days on which trips to a hotel were called off or moved to another hotel. */
export async function daysCalledOff(client: ClientBase, hotelCode: string): Promise<readonly Span[]> {
  const { rows } = await client.query<Span>(
    `select facts #>> '{trips,from}' as from, facts #>> '{trips,until}' as until from booking.announcements
     where facts ->> 'kind' in ('cancellation', 'hotel') and facts #>> '{trips,hotelCode}' = $1`,
    [hotelCode],
  )
  return rows
}

/** Removes the spans from the nights. */
export function without(pieces: readonly Piece[], spans: readonly Span[]): readonly Piece[] {
  return spans.reduce<readonly Piece[]>((left, span) => left.flatMap((piece) => cutOut(piece, span)), pieces)
}

function cutOut(piece: Piece, { from, until }: Span): readonly Piece[] {
  if (piece.last < from || piece.first > until) return [piece]
  return [
    ...(piece.first < from ? [{ ...piece, last: addDays(from, -1) }] : []),
    ...(piece.last > until ? [{ ...piece, first: addDays(until, 1) }] : []),
  ]
}
