import { createHmac } from 'node:crypto'
import { prepared } from '@wojaz/database'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { Email } from '../email.ts'
import { queueEmail } from '../outbox.ts'
import { type EmailCounts, type EmailScope, type EmailTopic, emailsADay, usedUp } from './email-limits.ts'
import { mailboxOf } from './mailbox-of.ts'

/** Who caused an email, from where, about what. */
export interface RequestedEmail {
  readonly topic: EmailTopic
  readonly to: string
  /** The cart or the order it is about. */
  readonly subject?: string
  /** The household of the request; null if no visitor made one. */
  readonly place: string | null
}

const dayMs = 24 * 3_600_000

/**
 * Locks the counters until the transaction ends, always in the same order: concurrent requests are counted one after the other.
 */
const count = prepared(
  `insert into mail.requested_emails as known (key, since, count)
   select key, $2, 0 from unnest($1::text[]) key order by key
   on conflict (key) do update set
     since = case when known.since <= $3 then excluded.since else known.since end,
     count = case when known.since <= $3 then 0 else known.count end
   returning key, count`,
)
const add = prepared('update mail.requested_emails set count = count + 1 where key = any($1::text[])')

/**
 * The only way to send emails that a visitor causes. Emails that the shop must send (after a payment, a confirmation) use
 * `queueEmail`.
 */
export function openRequestedEmails(secret: string) {
  return {
    /**
     * Queues the email in the caller's transaction, unless a limit is reached; then it is refused with that limit. The email is
     * composed only if it is allowed, so that a refused request uses up no token.
     */
    async queue(
      client: ClientBase,
      asked: RequestedEmail,
      write: () => Email | Promise<Email>,
      now: Date,
      /** Delay before it is sent. */
      waitMs = 0,
    ): Promise<Outcome<null, EmailScope>> {
      const keys = keysOf(asked)
      const { rows } = await client.query<{ key: string; count: number }>(
        count([[...keys.keys()].sort(), now, new Date(now.getTime() - dayMs)]),
      )
      const counts: EmailCounts = Object.fromEntries(rows.map((row) => [keys.get(row.key), row.count]))
      const reached = usedUp(asked.topic, counts)
      if (reached) return refused(reached)
      const written = await queueEmail(client, await write(), now, waitMs)
      if (written !== null) await client.query(add([[...keys.keys()]]))
      return accepted(null)
    },
  }

  /** Keyed hashes: no address is stored for counting. */
  function keysOf({ topic, to, subject, place }: RequestedEmail): Map<string, EmailScope> {
    const values: Record<EmailScope, string | null> = {
      subject: subject ?? null,
      place,
      recipient: mailboxOf(to),
    }
    const counted = (Object.keys(emailsADay[topic]) as EmailScope[]).flatMap((scope) => {
      const value = values[scope]
      return value === null ? [] : [[keyOf(topic, scope, value), scope] as const]
    })
    return new Map(counted)
  }

  function keyOf(topic: EmailTopic, scope: EmailScope, value: string): string {
    return createHmac('sha256', secret).update(`asked email ${topic} ${scope}:${value}`).digest('base64url')
  }
}
