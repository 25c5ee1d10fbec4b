import type { Database } from '@wojaz/database'

/** Remembers what has been seeded, so that a second start has nothing to load and a deleted page stays deleted. */
export async function isSeeded({ pool }: Database, fingerprint: string): Promise<boolean> {
  const { rows } = await pool.query("select to_regclass('demo.seeded') as name")
  if (rows[0].name === null) return false
  const seeded = await pool.query("select from demo.seeded where part = 'content' and fingerprint = $1", [
    fingerprint,
  ])
  return seeded.rowCount === 1
}

export async function rememberSeeded({ pool }: Database, fingerprint: string): Promise<void> {
  await pool.query('create schema if not exists demo')
  await pool.query(
    'create table if not exists demo.seeded (part text primary key, fingerprint text not null)',
  )
  await pool.query(
    `insert into demo.seeded (part, fingerprint) values ('content', $1)
     on conflict (part) do update set fingerprint = excluded.fingerprint`,
    [fingerprint],
  )
}
