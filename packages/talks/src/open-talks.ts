import { inTransaction, type PollingLoop, startPolling } from '@wojaz/database'
import type { ClientBase } from 'pg'
import { chatting } from './chats.ts'
import { guestSide } from './guest-side.ts'
import { keepingTemplates } from './keep-templates.ts'
import { removeThreads } from './remove-threads.ts'
import { type StaffOptions, staffSide } from './staff-side.ts'
import { watchTalks } from './watch-talks.ts'
import { type Email, writeEmail } from './write-message.ts'

export interface TalksOptions extends StaffOptions {
  readonly databaseUrl: string
  /** An SQL condition: whether the buyer of an order is still known. Its argument is the parameter with the order number. */
  readonly hasBuyer: (number: string) => string
  onError(error: Error): void
}

export type Talks = Awaited<ReturnType<typeof openTalks>>

export interface OrderEmail extends Email {
  readonly orderNumber: string
}

const day = 24 * 3_600_000
/** As long as claims about a trip may be made. */
const keptForMs = 3 * 365 * day
const draftsForMs = 90 * day

/** Threads between guests and the office, on any number of nodes. */
export async function openTalks(options: TalksOptions) {
  const { pool, clock, files, databaseUrl, hasBuyer, onError } = options
  const { watch, watchAll, close } = await watchTalks({ databaseUrl, onError })
  let tidying: PollingLoop | null = null

  async function tidy() {
    const before = (ms: number) => new Date(clock().getTime() - ms)
    await inTransaction(pool, async (client) => {
      const old = await client.query<{ id: string }>(
        'select id from talks.thread where last_at < $1 for update',
        [before(keptForMs)],
      )
      await removeThreads(
        client,
        old.rows.map(({ id }) => id),
        files,
      )
    })
    await pool.query('delete from talks.draft where saved_at < $1', [before(draftsForMs)])
    await pool.query('delete from talks.at_desk where seen_at < $1', [before(day)])
  }

  return {
    guest: guestSide(options),
    staff: staffSide(options),
    chats: chatting(options),
    templates: keepingTemplates(options),
    watch,
    watchAll,
    tidy,

    /** Runs in the transaction that queues the email: both are stored or neither. */
    async keepEmail(client: ClientBase, email: OrderEmail, now: Date): Promise<void> {
      const { orderNumber, ...written } = email
      await writeEmail(client, orderNumber, written, { isKept: hasBuyer, now })
    },

    start() {
      tidying = startPolling(tidy, day, (error) => onError(error as Error))
    },

    async close() {
      await tidying?.stop()
      await close()
    },
  }
}
