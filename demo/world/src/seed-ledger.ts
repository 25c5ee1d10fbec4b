import type { Database } from '@wojaz/database'
import type { IsoDay } from '@wojaz/travel/dates'

/**
 * The seeded parts: texts, inventory, airport tariffs, reviews, prices of the past year, the last day of the inventory, the state
 * at the last start, and the work of the office.
 */
type Part =
  | 'content'
  | 'world'
  | 'airport-charges'
  | 'reviews'
  | 'past-weeks'
  | 'world-day'
  | 'start'
  | 'office'

/** Reads what has been seeded, so that a second start loads nothing and a deleted page stays deleted. */
export async function seededAs({ pool }: Database, part: Part): Promise<string | null> {
  const { rows } = await pool.query("select to_regclass('demo.seeded') as name")
  if (rows[0].name === null) return null
  const seeded = await pool.query('select fingerprint from demo.seeded where part = $1', [part])
  return seeded.rows[0]?.fingerprint ?? null
}

export async function rememberSeeded({ pool }: Database, part: Part, fingerprint: string): Promise<void> {
  await pool.query('create schema if not exists demo')
  await pool.query(
    'create table if not exists demo.seeded (part text primary key, fingerprint text not null)',
  )
  await pool.query(
    `insert into demo.seeded (part, fingerprint) values ($1, $2)
     on conflict (part) do update set fingerprint = excluded.fingerprint`,
    [part, fingerprint],
  )
}

interface Seeding {
  /** Fingerprint of the seeding code and its options. */
  wish: string
  today: IsoDay
}

/** Whether the same code with the same options has left the database in this state today: then nothing has to be checked. */
export async function isInOrder(database: Database, { wish, today }: Seeding): Promise<boolean> {
  if ((await seededAs(database, 'world-day')) !== today) return false
  return (await seededAs(database, 'start')) === (await whatIsThere(database, wish))
}

export async function rememberInOrder(database: Database, wish: string): Promise<void> {
  await rememberSeeded(database, 'start', await whatIsThere(database, wish))
}

async function whatIsThere(database: Database, wish: string): Promise<string> {
  const [content, world] = [await seededAs(database, 'content'), await seededAs(database, 'world')]
  return JSON.stringify({ wish, content, world })
}
