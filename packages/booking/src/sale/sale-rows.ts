import type { ClientBase } from 'pg'
import type { AircraftChange } from '../aircraft/aircraft-change.ts'
import type { SaleChange } from './sale-change.ts'

/** All kinds of changes that are stored. */
export type SaleFacts = SaleChange | AircraftChange

export interface SaleChangeRow {
  readonly id: string
  readonly nth: string
  readonly facts: SaleFacts
  readonly before: unknown
  readonly undoneAt: Date | null
}

/** One row of the history. */
export interface SaleHistoryLine {
  readonly id: string
  readonly nth: string
  readonly facts: SaleFacts
  /** Name and day of a flight, or name of a hotel. */
  readonly thing: string
  readonly reason: string
  readonly by: string
  readonly at: Date
  readonly undoneBy: string | null
  readonly undoneAt: Date | null
}

export const salePage = 50

export async function insertSaleChange(
  client: ClientBase,
  row: { id: string; facts: SaleFacts; before: unknown; reason: string; by: string; now: Date },
): Promise<void> {
  const { id, facts, before, reason, by, now } = row
  await client.query(
    'insert into booking.sale_changes (id, facts, before, reason, made_by, made_at) values ($1, $2, $3, $4, $5, $6)',
    [id, facts, JSON.stringify(before), reason, by, now],
  )
}

/** True when this id was used. A concurrent call with the same id waits until this one ends. */
export async function wasSaid(client: ClientBase, id: string): Promise<boolean> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [id])
  return (await client.query('select from booking.sale_changes where id = $1', [id])).rowCount === 1
}

const columns = 'id, nth::text, facts, before, undone_at as "undoneAt"'

export async function lockSaleChange(client: ClientBase, id: string): Promise<SaleChangeRow | null> {
  const { rows } = await client.query<SaleChangeRow>(
    `select ${columns} from booking.sale_changes where id = $1 for update`,
    [id],
  )
  return rows[0] ?? null
}

/** Returns newer changes of the same hotel or flight that were not undone. */
export async function newerSaleChanges(
  client: ClientBase,
  { nth, facts }: SaleChangeRow,
): Promise<readonly SaleChangeRow[]> {
  const thing = 'hotelCode' in facts ? facts.hotelCode : String(facts.flightId)
  const { rows } = await client.query<SaleChangeRow>(
    `select ${columns} from booking.sale_changes
     where coalesce(facts ->> 'hotelCode', facts ->> 'flightId') = $1 and nth > $2 and undone_at is null`,
    [thing, nth],
  )
  return rows
}

export async function endSaleChange(client: ClientBase, id: string, by: string, now: Date): Promise<void> {
  await client.query('update booking.sale_changes set undone_by = $2, undone_at = $3 where id = $1', [
    id,
    by,
    now,
  ])
}

export async function saleChangesPage(
  client: ClientBase,
  after: string | null,
): Promise<readonly SaleHistoryLine[]> {
  const { rows } = await client.query<SaleHistoryLine>(
    `select sale_changes.id, nth::text, facts, reason, made_by as by, made_at as at, undone_by as "undoneBy", undone_at as "undoneAt",
       coalesce(hotels.name || ' (' || hotels.code || ')', airline || flights.number || ' ' || to_char(day, 'DD.MM.YYYY'), '') as thing
     from booking.sale_changes left join offers.hotels on hotels.code = facts ->> 'hotelCode'
       left join offers.flights on flights.id = (facts ->> 'flightId')::int
     where $1::bigint is null or sale_changes.nth < $1 order by sale_changes.nth desc limit ${salePage + 1}`,
    [after],
  )
  return rows
}
