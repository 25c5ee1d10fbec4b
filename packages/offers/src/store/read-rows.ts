import type { ClientBase, QueryResult, QueryResultRow } from 'pg'

/**
 * Reads a result some rows at a time, inside a transaction: the driver turns rows into objects on the main thread, and a whole
 * table at once would block it. The next rows are requested before the current ones are processed, so that Postgres packs them
 * meanwhile.
 */
export async function* rowsInParts<Row extends QueryResultRow>(
  client: ClientBase,
  sql: string,
  values: readonly unknown[] = [],
  rowsAtOnce = 400,
): AsyncGenerator<Row[], void> {
  await client.query(`declare part no scroll cursor for ${sql}`, [...values])
  const ask = (): Promise<QueryResult<Row>> => {
    const coming = client.query<Row>(`fetch ${rowsAtOnce} from part`)
    // If processing the rows before fails, nobody awaits this promise.
    coming.catch(() => {})
    return coming
  }
  for (let coming: Promise<QueryResult<Row>> | null = ask(); coming; ) {
    const { rows }: QueryResult<Row> = await coming
    coming = rows.length < rowsAtOnce ? null : ask()
    yield rows
  }
  await client.query('close part')
}

export async function readRows<Row extends QueryResultRow>(
  client: ClientBase,
  sql: string,
  values: readonly unknown[] = [],
  rowsAtOnce = 400,
): Promise<Row[]> {
  const all: Row[] = []
  for await (const rows of rowsInParts<Row>(client, sql, values, rowsAtOnce)) {
    for (const row of rows) all.push(row)
  }
  return all
}
