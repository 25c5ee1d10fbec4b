import pg from 'pg'
import {
  type AppliedMigration,
  type MigrationFile,
  pendingMigrations,
  readMigrationFiles,
} from './migration-files.ts'
import { withMigrationLock } from './migration-lock.ts'

export interface Migrations {
  /** Created if missing; its table `migration` records what has run. Statements run with this schema first in the search path. */
  schema: string
  /** The former name of the schema; a schema of that name is renamed first. */
  formerSchema?: string
  /** Contains files like 0001-seat-holds.sql, run in this order, each in one transaction. */
  folder: string
  /** What SQL cannot do, by the name of a migration: runs after it, in its transaction. */
  steps?: Readonly<Record<string, (client: pg.PoolClient) => Promise<void>>>
}

/** Brings a schema up to date and returns the names of the migrations that ran. */
export function migrate(
  pool: pg.Pool,
  { schema, formerSchema, folder, steps = {} }: Migrations,
): Promise<string[]> {
  return withMigrationLock(pool, `migrate ${schema}`, async () => {
    if (formerSchema) await renameSchema(pool, formerSchema, schema)
    const ledger = `${pg.escapeIdentifier(schema)}.migration`
    await pool.query(`create schema if not exists ${pg.escapeIdentifier(schema)}`)
    await pool.query(
      `create table if not exists ${ledger} (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    )
    const { rows } = await pool.query<AppliedMigration>(`select name, checksum from ${ledger}`)
    const pending = pendingMigrations(await readMigrationFiles(folder), rows)
    for (const file of pending) await apply(pool, schema, file, steps[file.name])
    return pending.map(({ name }) => name)
  })
}

async function renameSchema(pool: pg.Pool, from: string, to: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    'select nspname as name from pg_namespace where nspname = any($1)',
    [[from, to]],
  )
  if (rows.length === 1 && rows[0]?.name === from)
    await pool.query(`alter schema ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`)
}

async function apply(
  pool: pg.Pool,
  schema: string,
  { name, checksum, sql }: MigrationFile,
  step?: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`set local search_path to ${pg.escapeIdentifier(schema)}, public`)
    await client.query(sql)
    await step?.(client)
    await client.query(
      `insert into ${pg.escapeIdentifier(schema)}.migration (name, checksum) values ($1, $2)`,
      [name, checksum],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new Error(
      `Migration ${name} of schema ${schema} failed and was undone: ${(error as Error).message}`,
      { cause: error },
    )
  } finally {
    client.release()
  }
}
