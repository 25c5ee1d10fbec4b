import type { Database } from '@wojaz/database'
import type { IsoDay } from '@wojaz/travel/dates'

/**
 * What was made: the texts, the world, the tariffs of its airports, what guests wrote, what weeks cost a year ago, the day up to which the
 * world was looked after, by whom all of that was found in order, and the work of the office.
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

/** Remembers what has been seeded, so that a second start has nothing to load and a deleted page stays deleted. */
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
  /** Of the code that seeds and of what it was asked for. */
  wish: string
  today: IsoDay
}

/** Whether the same code with the same wish has left the database today just as it is now: then it need not be asked again. */
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
