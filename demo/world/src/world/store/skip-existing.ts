import type { ClientBase } from 'pg'
import { copyRows } from './copy-rows.ts'
import type { Writer } from './write-days.ts'

/** Writes rows and leaves existing ones unchanged: COPY alone would fail. */
export function skipExisting(client: ClientBase): Writer {
  return async (table, columns, rows) => {
    const list = columns.join(', ')
    await client.query(
      `create temp table coming on commit drop as select ${list} from offers.${table} limit 0`,
    )
    await copyRows(client, 'coming', columns, rows)
    const { rowCount } = await client.query(
      `insert into offers.${table} (${list}) select ${list} from coming on conflict do nothing`,
    )
    await client.query('drop table coming')
    return rowCount ?? 0
  }
}
