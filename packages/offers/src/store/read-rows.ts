import type { ClientBase, QueryResultRow } from 'pg'

/**
 * Reads a result some rows at a time, inside a transaction: the driver turns rows into objects on the guests' thread, and
 * a whole table at once would hold them up.
 */
export async function readRows<Row extends QueryResultRow>(
  client: ClientBase,
  sql: string,
  values: readonly unknown[] = [],
  rowsAtOnce = 400,
): Promise<Row[]> {
  await client.query(`declare part no scroll cursor for ${sql}`, [...values])
  const all: Row[] = []
  while (true) {
    const { rows } = await client.query<Row>(`fetch ${rowsAtOnce} from part`)
    for (const row of rows) all.push(row)
    if (rows.length < rowsAtOnce) break
  }
  await client.query('close part')
  return all
}
