/**
 * Figures of the engine over a generated world at a quarter, one and four times its size:
 * `npx tsx packages/offers/bench/search.bench.ts [scale …]`. Starts a Postgres of its own and takes some minutes, most of
 * them for writing the worlds. A comparison with DuckDB is not in it: DuckDB is not among the dependencies.
 */
import { availableParallelism, cpus, loadavg } from 'node:os'
import { setImmediate as breathe } from 'node:timers/promises'
import { databaseUrl, ensureDatabase } from '@wojaz/database'
import { startTestServer } from '@wojaz/database/testing'
import pg from 'pg'
import type { OfferIndex } from '../src/engine/offer-index.ts'
import { Scanner } from '../src/engine/scanner.ts'
import { migrateOffers } from '../src/migrate-offers.ts'
import { priceCalendar } from '../src/price-calendar.ts'
import { search } from '../src/search.ts'
import { readIndex } from '../src/store/read-index.ts'
import { Dice } from '../test/dice.ts'
import { makeInventory, storeInventory } from '../test/make-inventory.ts'
import { countPackages } from './count-packages.ts'
import { largeWorld } from './large-world.ts'
import { mixedSearch, monthSearch, summerSearch, widestSearch } from './search-mix.ts'

const scales = process.argv.slice(2).map(Number)
const figures: Record<string, Record<string, string | number>> = {}
const server = await startTestServer()
try {
  for (const scale of scales.length > 0 ? scales : [0.25, 1, 4]) {
    figures[`${scale} ×`] = await measureWorld(scale)
    console.table(figures)
  }
} finally {
  await server.stop()
}
const [load] = loadavg()
console.log(`${cpus()[0]?.model ?? 'processor'}, ${availableParallelism()} cores, load ${load?.toFixed(1)}`)
console.log('Milliseconds. Not compared with DuckDB: it is not installed.')

async function measureWorld(scale: number): Promise<Record<string, string | number>> {
  const size = largeWorld(scale)
  const pool = await storeWorld(scale)
  const started = performance.now()
  const index = await readIndex(pool, size.today)
  const loadMs = performance.now() - started
  await pool.end()
  const scanner = new Scanner()
  const { register } = index
  const codes = {
    airports: register.airports.filter(({ isDeparture }) => isDeparture).map(({ code }) => code),
    countries: register.places.filter(({ kind }) => kind === 'country').map(({ code }) => code),
  }
  const dice = new Dice(11)
  const mixed = () => search(index, scanner, mixedSearch(dice, size.today, codes), 'pl')
  await times(300, mixed)
  const mix = await withLag(() => times(1_000, mixed))
  const month = await times(100, () => search(index, scanner, monthSearch(size.today, codes.airports), 'pl'))
  const summer = await times(40, () => search(index, scanner, summerSearch(size.today), 'pl'))
  const widest = await withLag(() => times(20, () => search(index, scanner, widestSearch, 'pl')))
  const week = { ...widestSearch, durationFrom: 7, durationTo: 7 }
  const calendar = await times(20, () => priceCalendar(index, scanner, week))
  await scanner.close()
  return {
    hotels: register.hotels.length,
    rates: register.rates.length,
    flights: register.sizes.flights,
    packages: countPackages(index),
    'load ms': Math.round(loadMs),
    'index MB': Math.round(memoryOf(index)),
    'mix p50': at(mix.values, 0.5),
    'mix p99': at(mix.values, 0.99),
    'mix lag': mix.lag,
    'month p50': at(month, 0.5),
    'summer p50': at(summer, 0.5),
    'widest p50': at(widest.values, 0.5),
    'widest p99': at(widest.values, 0.99),
    'widest lag': widest.lag,
    'calendar p50': at(calendar, 0.5),
  }
}

async function storeWorld(scale: number): Promise<pg.Pool> {
  const name = `bench_${String(scale).replace('.', '_')}`
  const url = databaseUrl(server.url, name)
  // The server begins to answer a moment after its address is known.
  for (let attempt = 0; ; attempt++) {
    const isThere = await ensureDatabase(server.url, name).then(
      () => true,
      () => false,
    )
    if (isThere) break
    if (attempt > 100) throw new Error('Postgres did not start.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const pool = new pg.Pool({ connectionString: url })
  await migrateOffers(pool)
  // The generated rows keep the rules; checking millions of them again would take most of the time.
  await pool.query('alter table offers.price_periods drop constraint price_periods_rate_id_daterange_excl')
  await pool.query('alter table offers.child_bands drop constraint child_bands_rate_id_int4range_excl')
  await pool.end()
  const quick = new pg.Pool({ connectionString: url, options: '-c session_replication_role=replica' })
  await storeInventory(quick, makeInventory(largeWorld(scale)))
  return quick
}

async function times(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const values: number[] = []
  for (let i = 0; i < count; i++) {
    const started = performance.now()
    await work()
    values.push(performance.now() - started)
    // Lets the watch over the event loop have its turn.
    await breathe()
  }
  return values.sort((a, b) => a - b)
}

/** The longest the event loop did not answer meanwhile, looked at every millisecond. */
async function withLag(work: () => Promise<number[]>): Promise<{ values: number[]; lag: number }> {
  let lag = 0
  let last = performance.now()
  const watch = setInterval(() => {
    lag = Math.max(lag, performance.now() - last - 1)
    last = performance.now()
  }, 1)
  const values = await work()
  clearInterval(watch)
  return { values, lag: Number(lag.toFixed(1)) }
}

function at(sorted: readonly number[], share: number): number {
  return Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(2))
}

/** Columns and the register beside them. */
function memoryOf(index: OfferIndex): number {
  return index.bytes / 2 ** 20
}
