import { fileURLToPath } from 'node:url'
import { migrate, openDatabase } from '@wojaz/database'
import { createTestDatabase, type TestDatabase } from '@wojaz/database/testing'
import type { Outcome } from '@wojaz/travel/outcome'
import pg from 'pg'
import { bruteForceSettings } from './brute-force.ts'
import { type Inventory, type InventorySize, makeInventory, storeInventory } from './make-inventory.ts'

export interface TestWorld {
  readonly inventory: Inventory
  readonly size: InventorySize
  readonly url: string
  readonly pool: pg.Pool
  close(): Promise<void>
}

export const smallWorld: InventorySize = {
  seed: 1,
  today: '2026-11-15',
  days: 60,
  hotels: 40,
  departures: 3,
  destinations: 4,
  flightsPerWeek: 7,
}

/** Opens a separate database with a small world, cloned from one that is stored once per test run. */
export async function openTestWorld(size: InventorySize = smallWorld): Promise<TestWorld> {
  const inventory = makeInventory(size)
  const database: TestDatabase = await createTestDatabase({
    template: {
      name: `offers_${Object.values(size).join('_').replaceAll('-', '')}`,
      async make(url) {
        const { pool, close } = openDatabase({ url, applicationName: 'test world', onError() {} })
        await migrate(pool, { schema: 'offers', folder: migrationsFolder })
        await storeInventory(pool, inventory)
        await close()
      },
    },
  })
  const pool = new pg.Pool({ connectionString: database.url, options: bruteForceSettings, max: 4 })
  // The database may be dropped before the connections are closed.
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    inventory,
    size,
    url: database.url,
    pool,
    async close() {
      await pool.end()
      await database.drop()
    },
  }
}

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))

/** Returns the value of an outcome, or fails the test. */
export function accept<Value, Refusal>(outcome: Outcome<Value, Refusal>): Value {
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.refusal)}`)
  return outcome.value
}
