import { databaseUrl, ensureDatabase } from '@wojaz/database'
import { startTestServer } from '@wojaz/database/testing'
import pg from 'pg'
import { migrateOffers } from '../src/migrate-offers.ts'
import { type Inventory, type InventorySize, makeInventory, storeInventory } from '../test/make-inventory.ts'
import { largeWorld } from './large-world.ts'

export interface StoredWorld {
  readonly size: InventorySize
  /** Generated again when needed: a large heap would make garbage collection pauses longer during measurements. */
  readonly inventory: () => Inventory
  readonly pool: pg.Pool
}

/** Starts a separate Postgres for the measured worlds. */
export async function openWorlds() {
  const server = await startTestServer()
  return {
    store: (scale: number) => storeWorld(server.url, scale),
    close: () => server.stop(),
  }
}

async function storeWorld(serverUrl: string, scale: number): Promise<StoredWorld> {
  const name = `bench_${String(scale).replace('.', '_')}`
  const url = databaseUrl(serverUrl, name)
  await untilThere(() => ensureDatabase(serverUrl, name))
  const pool = new pg.Pool({ connectionString: url })
  await migrateOffers(pool)
  // The generated rows follow the rules. Checking millions of them again would take most of the time.
  await pool.query('alter table offers.price_periods drop constraint price_periods_rate_id_daterange_excl')
  await pool.query('alter table offers.child_bands drop constraint child_bands_rate_id_int4range_excl')
  await pool.end()
  const quick = new pg.Pool({ connectionString: url, options: '-c session_replication_role=replica' })
  const size = largeWorld(scale)
  const inventory = () => makeInventory(size)
  await storeInventory(quick, inventory())
  // Otherwise autovacuum could start during a measurement.
  await quick.query('vacuum')
  await quick.query('checkpoint')
  return { size, inventory, pool: quick }
}

/** The server accepts connections some time after its address is known. */
async function untilThere(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const isThere = await work().then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('Postgres did not start.')
}
