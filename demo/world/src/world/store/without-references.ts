import type { ClientBase } from 'pg'

interface Reference {
  table: string
  name: string
  definition: string
}

/**
 * Fills tables whose foreign keys are checked once at the end instead of row by row: a third of the time. The same constraints
 * are added again, or the transaction fails. The tables are locked meanwhile.
 */
export async function withoutReferences<T>(client: ClientBase, fill: () => Promise<T>): Promise<T> {
  const { rows: references } = await client.query<Reference>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'offers'::regnamespace`,
  )
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${name}`)
  const result = await fill()
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  return result
}
