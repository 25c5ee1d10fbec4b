import type { KnownOfPerson, Person } from '@wojaz/database'
import type { ClientBase } from 'pg'
import type { MessageFiles } from './message-files.ts'
import { removeMessagesOf, removeThreads } from './remove-threads.ts'

/** The order numbers of a person; `toErase` locks them until the end of the transaction. */
type OwnedNumbers = (
  client: ClientBase,
  person: Person,
  wish: { toErase: boolean },
) => Promise<readonly string[]>

/** What a customer and the office have written to each other. */
export function knownOfTalks(ownedNumbers: OwnedNumbers, files: MessageFiles): readonly KnownOfPerson[] {
  return [
    {
      name: 'talks',
      tables: ['talks.thread', 'talks.message', 'talks.read_mark', 'talks.chat', 'talks.handover'],
      async read(client, person) {
        const owned = await ownedNumbers(client, person, { toErase: false })
        const { rows } = await client.query(
          `select thread.order_number as number, author, message.subject, body as message, at as "writtenAt"
           from talks.thread join talks.message on thread_id = thread.id
           where thread.customer_id = $1 or thread.order_number = any($2) or message.customer_id = $1
           order by thread.id, message.number`,
          [person.id, owned],
        )
        return rows
      },
      /** In the thread of somebody else's trip only their own messages are deleted. */
      async erase(client, person) {
        const owned = await ownedNumbers(client, person, { toErase: true })
        const { rows } = await client.query<{ id: string }>(
          'select id from talks.thread where customer_id = $1 or order_number = any($2) for update',
          [person.id, owned],
        )
        await removeThreads(
          client,
          rows.map(({ id }) => id),
          files,
        )
        await removeMessagesOf(client, person.id, files)
        await client.query('delete from talks.read_mark where customer_id = $1', [person.id])
      },
    },
    {
      name: 'talkDrafts',
      tables: ['talks.draft'],
      async read(client, { id }) {
        const { rows } = await client.query(
          `select body as message, saved_at as "writtenAt" from talks.draft where customer_id = $1 order by saved_at`,
          [id],
        )
        return rows
      },
      async erase(client, { id }) {
        await client.query('delete from talks.draft where customer_id = $1', [id])
      },
    },
  ]
}
