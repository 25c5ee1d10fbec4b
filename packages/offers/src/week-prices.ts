import { type PollingLoop, startPolling } from '@wojaz/database'
import { addDays, type Clock, dayOf, type IsoDay } from '@wojaz/travel/dates'
import type { Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { offerTypes } from '@wojaz/travel/trip'
import type { Pool } from 'pg'
import type { OffersLog } from './live-index.ts'
import { mondayOf, type WeekPrice } from './lowest-by-week.ts'
import type { SearchRefusal } from './search-refusal.ts'
import { type HotelTripType, hotelTripTypes } from './store/catalogue.ts'

interface Deps {
  pool: Pool
  /** The pool for background writes. */
  writing: Pool
  clock: Clock
  log: OffersLog
  lowest(request: OfferSearchRequest): Promise<Outcome<WeekPrice[], SearchRefusal>>
}

/** The day changes at night. If a run fails, the next one within the hour catches up. */
const everyMs = 3_600_000

/**
 * Stores the lowest prices of departure weeks while they are on sale, because the price of a past departure cannot be computed
 * later.
 */
export function openWeekPrices({ pool, writing, clock, log, lowest }: Deps) {
  let polling: PollingLoop | null = null
  let keptOn: IsoDay | null = null
  const onError = (error: unknown) => log.warn({ error: String(error) }, 'What weeks cost was not kept')

  return {
    /** Starts storing once a day, for the search by which weeks are compared: two adults, the usual length. */
    keep(questionOf: (tripType: HotelTripType) => OfferSearchRequest): void {
      const keepToday = async () => {
        const today = dayOf(clock())
        if (keptOn === today) return
        for (const tripType of hotelTripTypes) {
          const found = await lowest({ ...questionOf(tripType), offerType: offerTypes[tripType] })
          if (found.ok) await rememberWeeks(writing, tripType, found.value)
        }
        keptOn = today
      }
      polling ??= startPolling(keepToday, everyMs, onError)
    },
    /**
     * Returns the lowest total of the same week a year before each of these days; null: not known. On an error all are null, so
     * that current prices are still shown.
     */
    async yearBefore(
      tripType: HotelTripType,
      place: string,
      days: readonly IsoDay[],
    ): Promise<(number | null)[]> {
      const weeks = days.map((day) => mondayOf(addDays(day, -yearOfWeeks)))
      const values = [tripType, place, [...new Set(weeks)]]
      try {
        const { rows } = await pool.query<{ week: IsoDay; total: number }>({ ...ofWeeks, values })
        const known = new Map(rows.map(({ week, total }) => [week, total]))
        return weeks.map((week) => known.get(week) ?? null)
      } catch (error) {
        log.warn({ error: String(error) }, 'What weeks cost a year ago was not read')
        return weeks.map(() => null)
      }
    },
    async stop(): Promise<void> {
      await polling?.stop()
    },
  }
}

const ofWeeks = {
  name: 'week prices',
  text: `select week::text, total from offers.week_prices
    where trip_type = $1 and place_code = $2 and week = any($3::date[])`,
}

/** 52 weeks, so that the weekday is the same. */
const yearOfWeeks = 364

/** Rows of one statement. */
const rowsAtOnce = 5_000

/** A week that is already stored keeps the lower price. */
async function rememberWeeks(
  pool: Pool,
  tripType: HotelTripType,
  prices: readonly WeekPrice[],
): Promise<void> {
  for (let from = 0; from < prices.length; from += rowsAtOnce) {
    const rows = prices.slice(from, from + rowsAtOnce)
    const column = (of: (row: WeekPrice) => string | number) => rows.map(of)
    await pool.query(remember, [
      tripType,
      column(({ place }) => place),
      column(({ week }) => week),
      column(({ total }) => total),
    ])
  }
}

// A place that was removed from the inventory meanwhile is left out.
const remember = `
  insert into offers.week_prices (trip_type, place_code, week, total)
  select $1, place, week, total from unnest($2::text[], $3::date[], $4::int[]) as seen (place, week, total)
  join offers.places on places.code = place
  on conflict (trip_type, place_code, week) do update set total = excluded.total
  where excluded.total < week_prices.total`
