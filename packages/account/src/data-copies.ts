import { randomUUID } from 'node:crypto'
import { documentSeal, inTransaction, type Person } from '@wojaz/database'
import { queueEmail } from '@wojaz/mail/server'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { AccountParts } from './account-parts.ts'
import { copyEmail } from './leaving-emails.ts'

/** The progress of a copy of all data about a customer. */
export type DataCopy = { readonly id: string; readonly askedAt: Date } & (
  | { readonly state: 'waiting'; readonly done: number; readonly parts: number }
  | { readonly state: 'ready'; readonly until: Date; readonly bytes: number }
  | { readonly state: 'failed' }
)

/** A copy that a worker is making. */
export interface DueCopy {
  readonly id: string
  readonly person: Person
  readonly locale: Locale
}

export type CopyRefusal = { code: 'copy-under-way' } | { code: 'too-many-copies' }

const minute = 60_000
const day = 24 * 60 * minute
const copiesADay = 3
const fetchableMs = 7 * day
/** A worker that has not reported progress for this long is taken for dead: another one takes the copy. */
const leaseMs = 2 * minute
const mostTries = 4

const boundTo = (id: string) => `copy ${id}`

interface CopyRow {
  id: string
  state: DataCopy['state']
  askedAt: Date
  done: number
  parts: number
  until: Date | null
  bytes: number | null
}

/** Copies of all data about a customer: requested, made in the background, downloaded only by their owner. */
export function dataCopies(parts: AccountParts) {
  const { pool, clock, onEmails } = parts
  const seal = documentSeal(parts.documentKeys)
  const after = (ms: number) => new Date(clock().getTime() + ms)

  return {
    /** Requests a copy. One at a time, a few per day. */
    askCopy(customerId: string, locale: Locale): Promise<Outcome<string, CopyRefusal>> {
      return inTransaction(pool, async (client) => {
        // Serialises concurrent requests, so that both are counted.
        await client.query('select from account.customers where id = $1 for update', [customerId])
        const { rows } = await client.query<{ waiting: boolean; today: number }>(
          `select coalesce(bool_or(state = 'waiting'), false) as waiting,
             count(*) filter (where asked_at > $2)::int as today
           from account.data_copies where customer_id = $1`,
          [customerId, after(-day)],
        )
        if (rows[0]?.waiting) return refused({ code: 'copy-under-way' })
        if ((rows[0]?.today ?? 0) >= copiesADay) return refused({ code: 'too-many-copies' })
        const id = randomUUID()
        await client.query(
          `insert into account.data_copies (id, customer_id, locale, asked_at, next_try_at) values ($1, $2, $3, $4, $4)`,
          [id, customerId, locale, clock()],
        )
        return accepted(id)
      })
    },

    /** The newest copy; null if none was requested or it is deleted. */
    async newestCopy(customerId: string): Promise<DataCopy | null> {
      const { rows } = await pool.query<CopyRow>(
        `select id, state, asked_at as "askedAt", done, parts, until, octet_length(zip) as bytes
         from account.data_copies where customer_id = $1 and (until is null or until > $2)
         order by asked_at desc limit 1`,
        [customerId, clock()],
      )
      const [row] = rows
      if (!row) return null
      const { id, state, askedAt, done, parts: all, until, bytes } = row
      if (state === 'waiting') return { id, askedAt, state, done, parts: all }
      if (state === 'ready' && until) return { id, askedAt, state, until, bytes: bytes ?? 0 }
      return { id, askedAt, state: 'failed' }
    },

    /** The file for its owner; null if there is no such copy or its encryption key is gone. */
    async copyFile(customerId: string, id: string): Promise<Buffer | null> {
      const { rows } = await pool.query<{ zip: Buffer; keyId: string | null }>(
        `select zip, zip_key as "keyId" from account.data_copies
         where customer_id = $1 and id = $2::uuid and state = 'ready' and until > $3`,
        [customerId, id, clock()],
      )
      const [row] = rows
      if (!row) return null
      return row.keyId === null ? row.zip : seal.open({ bytes: row.zip, keyId: row.keyId }, boundTo(id))
    },

    /** Takes the copy that has waited longest; other workers do not get it until the lease ends. */
    async takeDueCopy(): Promise<DueCopy | null> {
      const { rows } = await pool.query<{ id: string; locale: Locale; customerId: string; email: string }>(
        `with due as (
           select id from account.data_copies where state = 'waiting' and next_try_at <= $1
           order by next_try_at, asked_at limit 1 for update skip locked
         )
         update account.data_copies copy set tries = tries + 1, next_try_at = $2
         from due, account.customers owner where copy.id = due.id and owner.id = copy.customer_id
         returning copy.id, copy.locale, customer_id as "customerId", owner.email`,
        [clock(), after(leaseMs)],
      )
      const [row] = rows
      return row ? { id: row.id, locale: row.locale, person: { id: row.customerId, email: row.email } } : null
    },

    /** Stores the progress and extends the lease. */
    async noteProgress(id: string, done: number, all: number): Promise<void> {
      await pool.query(
        `update account.data_copies set done = $2, parts = $3, next_try_at = $4 where id = $1 and state = 'waiting'`,
        [id, done, all, after(leaseMs)],
      )
    },

    /** Stores the finished file and sends the owner an email; `path` is the page where it can be downloaded. */
    async finishCopy(id: string, zip: Uint8Array, path: string): Promise<void> {
      const until = after(fetchableMs)
      const sealed = seal.seal(zip, boundTo(id))
      await inTransaction(pool, async (client) => {
        const { rows } = await client.query<{ locale: Locale; email: string; firstName: string }>(
          `update account.data_copies copy set state = 'ready', zip = $2, zip_key = $4, until = $3, done = parts
           from account.customers owner
           where copy.id = $1 and copy.state = 'waiting' and owner.id = customer_id
           returning copy.locale, owner.email, owner.first_name as "firstName"`,
          [id, sealed.bytes, until, sealed.keyId],
        )
        for (const { locale, ...owner } of rows)
          await queueEmail(client, copyEmail({ ...parts.factsOf(owner, locale), until, path }), clock())
      })
      onEmails()
    },

    /** Tries again in a minute; after some tries the copy is given up, and the owner may request another. */
    async failCopy(id: string): Promise<void> {
      await pool.query(
        `update account.data_copies set state = case when tries >= $3 then 'failed' else state end, next_try_at = $2
         where id = $1 and state = 'waiting'`,
        [id, after(minute), mostTries],
      )
    },
  }
}
