import { openDatabase, withMigrationLock, workLimits } from '@wojaz/database'
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload'
import { cmsSchema } from './cms-schema.ts'
import { migrations } from './migrations/index.ts'

type Migration = (typeof migrations)[number]

/** The last of six old migrations that were merged into today's first one. A database with it has exactly the same tables. */
const lastOfOldSix = '20261116_041507_texts_are_documents'

/**
 * Payload's runner ends the process when a migration fails. This one throws, so that the caller can report it. One node migrates
 * at a time, each migration in a separate transaction.
 */
export async function migrateContent(payload: Payload): Promise<void> {
  // Payload has a separate copy of the driver's types, but the driver is the same.
  const pool = payload.db.pool as unknown as Parameters<typeof withMigrationLock>[0]
  if ((await pending(pool)).length === 0) return
  await withMigrationLock(pool, `${cmsSchema}-migrations`, async () => {
    await pool.query(`create schema if not exists ${cmsSchema}`)
    for (const migration of await pending(pool)) await run(payload, migration)
  })
}

/** Does not open Payload, which takes a second. */
export async function hasPendingMigrations(url: string): Promise<boolean> {
  const database = openDatabase({
    url,
    applicationName: 'wojaz-content-migrations',
    limits: workLimits,
    onError: () => {},
  })
  try {
    return (await pending(database.pool)).length > 0
  } finally {
    await database.close()
  }
}

/** Plain SQL, because Payload's reads need the tables of the first migration. */
async function pending(pool: Queryable): Promise<Migration[]> {
  const ledger = await pool.query(`select to_regclass('${cmsSchema}.payload_migrations') as name`)
  if (ledger.rows[0]?.name === null) return migrations
  const { rows } = await pool.query(`select name from ${cmsSchema}.payload_migrations`)
  const done = new Set(rows.map((row) => row.name))
  const [initial, ...later] = migrations
  if (!done.has(initial?.name) && !done.has(lastOfOldSix)) {
    throw new Error(
      `The content in this database is too old to be brought up to date: delete .data to begin anew, or the schema ${cmsSchema} where DATABASE_URL is set.`,
    )
  }
  return later.filter(({ name }) => !done.has(name))
}

interface Queryable {
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>
}

async function run(payload: Payload, migration: Migration): Promise<void> {
  const req = await createLocalReq({}, payload)
  try {
    await initTransaction(req)
    const session = payload.db.sessions?.[String(await req.transactionID)]
    await migration.up({ db: session?.db as Parameters<Migration['up']>[0]['db'], payload, req })
    await payload.create({ collection: 'payload-migrations', data: { name: migration.name, batch: 1 }, req })
    await commitTransaction(req)
  } catch (cause) {
    await killTransaction(req)
    throw new Error(`The content migration ${migration.name} failed and was rolled back.`, { cause })
  }
}
