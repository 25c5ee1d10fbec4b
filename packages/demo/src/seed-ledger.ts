import type { Database } from '@wojaz/database'

/** What was made: the texts, the world, and the day up to which the world was looked after. */
type Part = 'content' | 'world' | 'world-day'

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
