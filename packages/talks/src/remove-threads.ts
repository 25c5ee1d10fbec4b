import type { ClientBase } from 'pg'
import { type MessageFiles, messageName } from './message-files.ts'

interface Named {
  readonly thread_id: string
  readonly number: number
}

const namesOf = (rows: readonly Named[]) =>
  rows.map(({ thread_id, number }) => messageName(thread_id, number))

/** Deletes threads with their messages and files. */
export async function removeThreads(client: ClientBase, ids: readonly string[], files: MessageFiles) {
  if (ids.length === 0) return
  const { rows } = await client.query<Named>(
    'delete from talks.message where thread_id = any($1) returning thread_id, number',
    [ids],
  )
  await files.remove(client, namesOf(rows))
  await client.query('delete from talks.draft where thread_id = any($1)', [ids])
  await client.query('delete from talks.thread where id = any($1)', [ids])
}

/** Deletes the messages of one customer in all threads. */
export async function removeMessagesOf(client: ClientBase, customerId: string, files: MessageFiles) {
  const { rows } = await client.query<Named>(
    'delete from talks.message where customer_id = $1 returning thread_id, number',
    [customerId],
  )
  await files.remove(client, namesOf(rows))
  // A deleted message does not wait for an answer.
  await client.query(
    `update talks.thread set waiting_since = (
       select min(at) from talks.message where thread_id = thread.id and author = 'guest' and number > coalesce(
         (select max(number) from talks.message said where said.thread_id = thread.id and said.author = 'staff'), 0))
     where waiting_since is not null and id = any($1)`,
    [rows.map(({ thread_id }) => thread_id)],
  )
}
