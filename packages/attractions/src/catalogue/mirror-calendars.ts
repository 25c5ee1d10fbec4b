import { setTimeout as pause } from 'node:timers/promises'
import { notify } from '@wojaz/database'
import { addDays, type Clock, dayNumber, dayOf, type IsoDay } from '@wojaz/travel/dates'
import type { Pool } from 'pg'
import type { CalendarDay, Supplier } from '../suppliers/supplier.ts'
import { catalogueChannel } from './mirror-supplier.ts'
import { type DaySpan, type OpenDays, openDaysOf } from './open-days.ts'

export interface MirrorCalendarsOptions {
  readonly pool: Pool
  readonly clock: Clock
  readonly supplier: Pick<Supplier, 'name' | 'calendar'>
  readonly paceMs: number
  isOver(): boolean
}

interface Due {
  readonly number: number
  readonly productId: string
  readonly optionIds: readonly string[]
}

/** As far ahead as the page of an attraction shows. */
const daysAhead = 365
/** A year of one option in one call would block the calls behind it for too long. */
const daysAtOnce = 183
const everyMs = 6 * 3_600_000
const retryMs = 600_000
const fewAtOnce = 20
/** Reading the index again is expensive for every node: notify only after so many changes, and at the end. */
const newsAfter = 1_000

/**
 * Reads the calendars that are due, one call after another. Any number of nodes share the work: each takes rows that no other
 * node has. Returns how many were read; a supplier that does not answer is left alone for a while.
 */
export async function mirrorCalendars(options: MirrorCalendarsOptions): Promise<number> {
  const { pool, clock, supplier, isOver } = options
  let read = 0
  let unheard = 0
  const tell = async () => {
    if (unheard > 0) await notify(pool, catalogueChannel, supplier.name)
    unheard = 0
  }
  while (!isOver()) {
    const some = await takeDue(pool, supplier.name, clock())
    if (some.length === 0) break
    for (const [at, due] of some.entries()) {
      const openDays = isOver() ? null : await askCalendar(options, due)
      if (!openDays) {
        await putBack(pool, some.slice(at), clock())
        await tell()
        return read
      }
      if (openDays !== 'unknown' && (await writeDays(pool, due.number, openDays))) unheard += 1
      read += 1
    }
    if (unheard >= newsAfter) await tell()
  }
  await tell()
  return read
}

/** The known open days of everything on sale, by attraction number. */
export async function readOpenDays(pool: Pool): Promise<Map<number, OpenDays>> {
  const { rows } = await pool.query<{ number: number; first: IsoDay; places: Buffer }>(
    `select number, to_char(open_from, 'YYYY-MM-DD') as first, open_places as places
     from attractions.attraction where gone_at is null and open_from is not null`,
  )
  return new Map(
    rows.map(({ number, first, places }) => [
      number,
      // A copy, because the result's buffer is much larger.
      { first: dayNumber(first), places: Uint8Array.from(places) },
    ]),
  )
}

/**
 * Null if the supplier is unreachable. An option that it refuses has no open days; if it refuses all options, the days are
 * unknown.
 */
async function askCalendar(
  { clock, supplier, paceMs }: MirrorCalendarsOptions,
  { productId, optionIds }: Due,
): Promise<OpenDays | 'unknown' | null> {
  const today = dayOf(clock())
  const whole = { from: today, to: addDays(today, daysAhead) }
  const calendars: (readonly CalendarDay[])[] = []
  for (const optionId of optionIds) {
    for (const span of partsOf(whole)) {
      await pause(paceMs)
      const answer = await supplier.calendar({ productId, optionId, ...span, tickets: {} })
      if (answer.ok) calendars.push(answer.value)
      else if (answer.refusal.code !== 'refused' && answer.refusal.code !== 'unknown') return null
    }
  }
  return calendars.length > 0 ? openDaysOf(calendars, whole) : 'unknown'
}

function partsOf({ from, to }: DaySpan): DaySpan[] {
  const parts: DaySpan[] = []
  for (let first = from; first <= to; first = addDays(first, daysAtOnce)) {
    const last = addDays(first, daysAtOnce - 1)
    parts.push({ from: first, to: last < to ? last : to })
  }
  return parts
}

/** Claims rows for this node until they are due again. If the node dies, another one reads them then. */
async function takeDue(pool: Pool, supplier: string, now: Date): Promise<Due[]> {
  const { rows } = await pool.query<Due>(
    `update attractions.attraction set calendar_due_at = $3
     where number in (
       select number from attractions.attraction
       where supplier = $1 and gone_at is null and (calendar_due_at is null or calendar_due_at <= $2)
       order by calendar_due_at nulls first, number limit $4 for update skip locked)
     returning number, product_id as "productId", jsonb_path_query_array(product, '$.options[*].id') as "optionIds"`,
    [supplier, now, new Date(now.getTime() + everyMs), fewAtOnce],
  )
  return rows
}

async function putBack(pool: Pool, some: readonly Due[], now: Date): Promise<void> {
  await pool.query(
    'update attractions.attraction set calendar_due_at = $2 where number = any($1::integer[])',
    [some.map(({ number }) => number), new Date(now.getTime() + retryMs)],
  )
}

/** False if nothing changed. */
async function writeDays(pool: Pool, number: number, { first, places }: OpenDays): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update attractions.attraction set open_from = date '2000-01-01' + $2::integer, open_places = $3
     where number = $1 and (open_from, open_places) is distinct from (date '2000-01-01' + $2::integer, $3::bytea)`,
    [number, first, Buffer.from(places)],
  )
  return rowCount === 1
}
