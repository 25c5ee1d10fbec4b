import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { CabinClass } from '@wojaz/travel/trip'
import type { ClientBase } from 'pg'
import { capacityOf } from '../aircraft/seats-in-plane.ts'
import { isFlightCalledOff } from './called-off.ts'
import type { SaleChange, SaleRefusal } from './sale-change.ts'
import type { SaleLine } from './sale-preview.ts'

type Flight = SaleChange & { readonly kind: 'flight' }
type Seats = SaleChange & { readonly kind: 'seats' }

/** Seats of a class before the change. */
export interface CabinBefore {
  readonly cabin: CabinClass
  readonly seats: number
}

interface CabinNow extends CabinBefore {
  readonly sold: number
}

/** Returns its classes, locked in the same way as by a sale, and whether it is closed. */
async function cabinsOf(client: ClientBase, flightId: number, isLocked: boolean) {
  const cabins = await client.query<CabinNow>(
    `select cabin, seats, sold from offers.flight_cabins where flight_id = $1 order by cabin ${isLocked ? 'for update' : ''}`,
    [flightId],
  )
  const closed = await client.query('select from booking.closed_flights where flight_id = $1', [flightId])
  return { cabins: cabins.rows, isClosed: closed.rowCount === 1 }
}

export async function flightJudged(
  client: ClientBase,
  { flightId }: Flight,
  isLocked: boolean,
): Promise<Outcome<readonly CabinNow[], SaleRefusal>> {
  const { cabins, isClosed } = await cabinsOf(client, flightId, isLocked)
  if (cabins.length === 0) return refused({ code: 'flight-unknown' })
  return isClosed ? refused({ code: 'nothing-changes' }) : accepted(cabins)
}

export async function seatsJudged(
  client: ClientBase,
  { flightId, cabin, seats }: Seats,
  isLocked: boolean,
): Promise<Outcome<readonly CabinNow[], SaleRefusal>> {
  const { cabins, isClosed } = await cabinsOf(client, flightId, isLocked)
  if (cabins.length === 0) return refused({ code: 'flight-unknown' })
  const own = cabins.filter((one) => one.cabin === cabin)
  const [now] = own
  if (!now) return refused({ code: 'cabin-unknown' })
  if (isClosed) return refused({ code: 'flight-closed' })
  if (seats < now.sold) return refused({ code: 'below-sold', sold: now.sold })
  return seats === now.seats ? refused({ code: 'nothing-changes' }) : accepted(own)
}

export function cabinLines(cabins: readonly CabinNow[], change: Flight | Seats): readonly SaleLine[] {
  return cabins.map(({ cabin, seats, sold }) => ({
    thing: cabin,
    from: null,
    until: null,
    sold,
    before: seats - sold,
    after: change.kind === 'flight' ? 0 : change.seats - sold,
  }))
}

/** Removes all free seats. `releaseStock` also removes seats that guests return. */
export async function closeFlight(client: ClientBase, flightId: number): Promise<void> {
  await client.query('insert into booking.closed_flights values ($1) on conflict do nothing', [flightId])
  await client.query('update offers.flight_cabins set seats = sold where flight_id = $1', [flightId])
}

export async function writeSeats(client: ClientBase, { flightId, cabin, seats }: Seats): Promise<void> {
  await client.query('update offers.flight_cabins set seats = $3 where flight_id = $1 and cabin = $2', [
    flightId,
    cabin,
    seats,
  ])
}

/** Restores the seats, but never below what is sold. Returns false when guests were told that the flight does not take place. */
export async function undoFlight(
  client: ClientBase,
  before: readonly CabinBefore[],
  { kind, flightId }: Flight | Seats,
  isOtherPlane: boolean,
): Promise<boolean> {
  if (await isFlightCalledOff(client, flightId)) return false
  if (kind === 'flight')
    await client.query('delete from booking.closed_flights where flight_id = $1', [flightId])
  await client.query(
    `update offers.flight_cabins known set seats = greatest(before.seats, known.sold)
     from jsonb_to_recordset($2) as before (cabin text, seats int)
     where known.flight_id = $1 and known.cabin = before.cabin`,
    [flightId, JSON.stringify(isOtherPlane ? await inPlane(client, flightId, before) : before)],
  )
  return true
}

/** Another plane may fly by now: limits the seats to those it has. */
async function inPlane(
  client: ClientBase,
  flightId: number,
  before: readonly CabinBefore[],
): Promise<readonly CabinBefore[]> {
  const { rows } = await client.query<{ aircraft: string }>(
    'select aircraft from offers.flights where id = $1',
    [flightId],
  )
  const capacity = capacityOf(rows[0]?.aircraft ?? '')
  return before.map(({ cabin, seats }) => ({
    cabin,
    seats: capacity ? Math.min(seats, capacity.get(cabin) ?? 0) : seats,
  }))
}
