import { dayNumber, type IsoDay } from '@wojaz/travel/dates'
import type { ClientBase, Pool } from 'pg'
import { makeRotations, type Rotation } from './flights/rotations.ts'
import type { HotelPlan } from './hotels/hotel-plan.ts'
import { planHotels } from './hotels/plan-hotels.ts'
import { pastWeekRows, writePastWeeks } from './past-weeks.ts'
import { copyRows } from './store/copy-rows.ts'
import { numberRates } from './store/hotel-rows.ts'
import { withoutReferences } from './store/without-references.ts'
import { writeHotels, writeVocabulary } from './store/write-catalogue.ts'
import {
  type Span,
  settleSequences,
  type Writer,
  writeFlights,
  writePeriods,
  writePromotions,
  writeSoldNights,
} from './store/write-days.ts'
import { writeReviews } from './store/write-reviews.ts'

/** Days ahead that can be booked: eighteen months. */
export const worldHorizon = 548
export const defaultHotels = 1200

export interface WorldOptions {
  seed: string
  today: IsoDay
  hotels?: number
  /** Days ahead that can be booked; tests use fewer. */
  days?: number
  report: (line: string) => void
}

export interface WorldSummary {
  hotels: number
  byTrip: Record<string, number>
  countries: number
  rates: number
  reviews: number
  pricePeriods: number
  soldNights: number
  promotions: number
  flights: number
  milliseconds: number
}

/** Empties the schema `offers` and fills it in one transaction: readers see the old inventory or the complete new one. */
export async function seedWorld(
  pool: Pool,
  { seed, today, hotels = defaultHotels, days = worldHorizon, report }: WorldOptions,
): Promise<WorldSummary> {
  const started = performance.now()
  const plans = planHotels(seed, hotels)
  const rates = numberRates(plans)
  const rotations = rotationsFor(seed, plans)
  const now = dayNumber(today)
  const span: Span = { after: now - 1, until: now + days, withRunning: true }
  const ids = new Map<string, number[]>()
  for (const { id, hotel } of rates) ids.set(hotel.code, [...(ids.get(hotel.code) ?? []), id])
  const fill = async (client: ClientBase) => {
    await writeVocabulary(client)
    await writeHotels(client, plans, rates, now)
    const write: Writer = (table, columns, rows) => copyRows(client, `offers.${table}`, columns, rows)
    const reviews = await writeReviews(write, seed, plans, now)
    report(`${plans.length} hotels with ${rates.length} rates and ${reviews} reviews`)
    const promotions = await writePromotions(write, plans, span)
    const pricePeriods = await writePeriods(write, plans, rotations, ({ code }) => ids.get(code) ?? [], span)
    report(`${pricePeriods} price periods, ${promotions} promotions`)
    const soldNights = await writeSoldNights(write, plans, span)
    await writePastWeeks(write, pastWeekRows(plans, rotations, now))
    const flights = await writeFlights(write, rotations, seed, span, 1)
    report(`${flights} flights, ${soldNights} nights with rooms sold`)
    await settleSequences(client)
    return { reviews, promotions, pricePeriods, soldNights, flights }
  }
  const counts = await inTransaction(pool, async (client) => {
    // Nobody reads an empty inventory, so its tables may be locked; one that is in use stays readable until it is replaced.
    if (await isEmpty(client)) return withoutReferences(client, () => fill(client))
    await emptyWorld(client)
    return fill(client)
  })
  await pool.query('analyze')
  const byTrip: Record<string, number> = {}
  for (const { trip } of plans) byTrip[trip] = (byTrip[trip] ?? 0) + 1
  const countries = new Set(plans.map(({ spot }) => spot.country.code)).size
  return {
    hotels: plans.length,
    byTrip,
    countries,
    rates: rates.length,
    ...counts,
    milliseconds: Math.round(performance.now() - started),
  }
}

/** Only routes that some hotel needs: a small inventory has few flights. */
export function rotationsFor(seed: string, plans: readonly HotelPlan[]): Rotation[] {
  const wanted = new Set(plans.map(({ airport }) => airport))
  return makeRotations(seed).filter(({ to }) => wanted.has(to.code))
}

async function isEmpty(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ any: boolean }>('select exists (select from offers.hotels) as any')
  return !rows[0]?.any && (await client.query('select from offers.airports limit 1')).rowCount === 0
}

/** Child tables first; the price history is deleted with its hotel. */
async function emptyWorld(client: ClientBase): Promise<void> {
  const tables = [
    'price_periods',
    'child_bands',
    'allotments',
    'rates',
    'room_types',
    'hotel_facets',
    'promotions',
    'reviews',
    'hotels',
    'flight_cabins',
    'flights',
    'facet_values',
    'boards',
    'airports',
    'guarantee_fees',
  ]
  for (const table of tables) await client.query(`delete from offers.${table}`)
  for (const kind of ['resort', 'region', 'country'])
    await client.query('delete from offers.places where kind = $1', [kind])
}

export async function inTransaction<T>(pool: Pool, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local search_path to offers, public')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
