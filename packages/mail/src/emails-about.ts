import { isEmail } from '@wojaz/database'
import { canonicalEmail } from '@wojaz/travel/guest'
import type { Pool } from 'pg'

/** An email as the office sees it: its kind and its state, not its contents. */
export interface EmailLine {
  readonly kind: string
  readonly state: 'waiting' | 'sent' | 'given-up'
  readonly queuedAt: Date
  readonly finishedAt: Date | null
}

/** Emails to an address whose key or subject contains this word (`order-confirmed W402917655`). */
export async function emailsAbout(pool: Pool, email: string, word: string): Promise<readonly EmailLine[]> {
  const { rows } = await pool.query<EmailLine>(
    `select kind, state, queued_at as "queuedAt", finished_at as "finishedAt" from mail.emails
     where ${isEmail('recipient', '$1')} and (position($2 in idempotency_key) > 0 or subject like '%' || $2 || '%')
     order by queued_at, id limit 200`,
    [canonicalEmail(email), word],
  )
  return rows
}
