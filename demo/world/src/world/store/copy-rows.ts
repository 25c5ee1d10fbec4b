import type { ClientBase, Connection, Submittable } from 'pg'

export type Cell = string | number | boolean | null

/**
 * COPY FROM STDIN over plain `pg`: some three times the speed of inserts. One statement for each chunk of rows, so that a large
 * inventory is never in memory as one text.
 */
export async function copyRows(
  client: ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Promise<number> {
  const statement = `copy ${table} (${columns.join(', ')}) from stdin`
  let count = 0
  let lines: string[] = []
  let size = 0
  // Postgres reads one chunk while the next is being written here.
  let underway = Promise.resolve()
  const send = async () => {
    const text = `${lines.join('\n')}\n`
    lines = []
    size = 0
    await underway
    underway = copy(client, statement, text)
    underway.catch(() => {})
  }
  for (const row of rows) {
    const line = row.map(written).join('\t')
    lines.push(line)
    size += line.length
    count++
    if (lines.length >= chunkRows || size >= chunkSize) await send()
  }
  if (lines.length > 0) await send()
  await underway
  return count
}

/** Above the size up to which the shop announces changes row by row: a seed is one notification, not thousands. */
const chunkRows = 6000
/** In characters. */
const chunkSize = 4_000_000

/** COPY's text format. */
function written(cell: Cell): string {
  if (cell === null) return '\\N'
  if (typeof cell !== 'string') return String(cell)
  return cell.replace(/[\\\t\n\r]/g, (mark) => escapes[mark] ?? mark)
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function copy(client: ClientBase, statement: string, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(statement, text, (error) => (error ? reject(error) : resolve())))
  })
}

/** The part of pg's connection that is missing in its types. */
interface CopyConnection {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}

/** The interface that pg requires of a query. */
class CopyIn implements Submittable {
  readonly #statement: string
  readonly #text: string
  /** The driver wraps it in order to end a late query. */
  callback: (error: Error | null) => void
  #error: Error | null = null

  constructor(statement: string, text: string, callback: (error: Error | null) => void) {
    this.#statement = statement
    this.#text = text
    this.callback = callback
  }

  submit = (connection: Connection): void => {
    connection.query(this.#statement)
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(Buffer.from(this.#text))
    connection.endCopyFrom()
  }

  handleCommandComplete(): void {}

  handleError(error: Error): void {
    this.#error = error
    this.callback(error)
  }

  handleReadyForQuery(): void {
    if (this.#error === null) this.callback(null)
  }
}
