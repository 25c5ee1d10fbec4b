import { plainWords } from '@wojaz/travel/locale'
import type { ClientBase, Pool } from 'pg'
import { type MessageFiles, messageName } from './message-files.ts'
import type { Attached, Message, MessagePage } from './talk.ts'

export const pageSize = 50
const mostFound = 50

type Client = ClientBase | Pool
type Row = Omit<Message, 'attachments'>

const columns = `number, author, customer_id as "customerId", staff_name as "staffName", subject, body as text, at`

/** Reads messages by number: however long a thread is, only one page is read. */
export function messageReading(client: Client, files: MessageFiles) {
  async function withFiles(thread: string, rows: readonly Row[]): Promise<Message[]> {
    const nameOf = ({ number }: Row) => messageName(thread, number)
    const found = rows.length > 0 ? await files.of(client, rows.map(nameOf)) : new Map()
    return rows.map((row) => ({ ...row, attachments: found.get(nameOf(row)) ?? [] }))
  }

  return {
    async page(thread: string, before: number | null): Promise<MessagePage> {
      const { rows } = await client.query<Row>(
        `select ${columns} from talks.message where thread_id = $1 and number < coalesce($2::int, 2147483647)
         order by number desc limit $3`,
        [thread, before, pageSize + 1],
      )
      return {
        messages: await withFiles(thread, rows.slice(0, pageSize).toReversed()),
        hasOlder: rows.length > pageSize,
      }
    },

    /** Messages after a number, the oldest first; at most a page. */
    async after(thread: string, number: number): Promise<Message[]> {
      const { rows } = await client.query<Row>(
        `select ${columns} from talks.message where thread_id = $1 and number > $2 order by number limit $3`,
        [thread, number, pageSize],
      )
      return withFiles(thread, rows)
    },

    /**
     * Messages in which every typed word is the beginning of a word, with or without diacritics; the newest first. `threads`
     * null: all.
     */
    async find(threads: readonly string[] | null, typed: string): Promise<FoundMessage[]> {
      const wishes = plainWords(typed).map((word) => `% ${word}%`)
      if (wishes.length === 0) return []
      const { rows } = await client.query<FoundMessage>(
        `select thread_id as thread, ${columns} from talks.message
         where ($1::text[] is null or thread_id = any($1)) and words like all($2::text[])
         order by at desc, number desc limit $3`,
        [threads, wishes, mostFound],
      )
      return rows
    },

    async attachment(thread: string, number: number, upload: string): Promise<Attached | null> {
      const name = messageName(thread, number)
      const found = await files.of(client, [name])
      return found.get(name)?.find(({ id }) => id === upload) ?? null
    },

    /** The number up to which the office has read. */
    async staffRead(thread: string): Promise<number> {
      const { rows } = await client.query<{ staff_read: number }>(
        'select staff_read from talks.thread where id = $1',
        [thread],
      )
      return rows[0]?.staff_read ?? 0
    },
  }
}

export interface FoundMessage extends Row {
  readonly thread: string
}
