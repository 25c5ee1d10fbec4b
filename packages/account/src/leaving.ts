import { inTransaction, isEmail, type Person } from '@wojaz/database'
import { queueEmail, readLink, signLink } from '@wojaz/mail/server'
import { canonicalEmail } from '@wojaz/travel/guest'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { AccountParts } from './account-parts.ts'
import { leaveEmail, stayEmail } from './leaving-emails.ts'
import { forgottenAt } from './leaving-rule.ts'

interface Leaver {
  id: string
  email: string
  firstName: string
  locale: Locale
}

const leaver = `id, email, first_name as "firstName", locale`

/** Deleting an account, and taking that back within a fortnight. */
export function leaving(parts: AccountParts) {
  const { pool, clock, secret, onEmails } = parts

  return {
    /** Ends every session and sends an email. If called twice, the first date stays and no second email is sent. */
    async leave(customerId: string, locale: Locale): Promise<Date> {
      const now = clock()
      const until = await inTransaction(pool, async (client) => {
        const { rows } = await client.query<Leaver>(
          `update account.customers set leaves_at = $2 where id = $1 and leaves_at is null returning ${leaver}`,
          [customerId, forgottenAt(now)],
        )
        await client.query('delete from account.sessions where customer_id = $1', [customerId])
        const [gone] = rows
        const at = await leavesAt(client, customerId)
        if (gone) {
          const token = signLink(secret, 'account-stay', { subject: customerId, round: 1, until: at })
          await queueEmail(client, leaveEmail({ ...parts.factsOf(gone, locale), token, until: at }), now)
        }
        return at
      })
      onEmails()
      return until
    },

    /** The link of the email: the account stays. Using it twice is not an error. */
    async stayByLink(token: string): Promise<Outcome<null, { code: 'link-over' }>> {
      const link = readLink(secret, 'account-stay', token, clock())
      if (!link.ok) return refused({ code: 'link-over' })
      const isThere = await inTransaction(pool, async (client) => {
        await stay(client, parts, link.value.subject)
        const { rowCount } = await client.query('select from account.customers where id = $1', [
          link.value.subject,
        ])
        return rowCount === 1
      })
      onEmails()
      return isThere ? accepted(null) : refused({ code: 'link-over' })
    },

    /** Whether the link is still valid. */
    isStayLinkGood: (token: string): boolean => readLink(secret, 'account-stay', token, clock()).ok,

    /** For the office: whether an address has an account, and when it is erased. */
    async accountOf(email: string): Promise<{ id: string; locale: Locale; leavesAt: Date | null } | null> {
      const { rows } = await pool.query<{ id: string; locale: Locale; leavesAt: Date | null }>(
        `select id, locale, leaves_at as "leavesAt" from account.customers where ${isEmail('email', '$1')}`,
        [canonicalEmail(email)],
      )
      return rows[0] ?? null
    },

    /** Customers whose fortnight is over, the oldest first. */
    async leavers(most: number): Promise<Person[]> {
      const { rows } = await pool.query<Person>(
        'select id, email from account.customers where leaves_at <= $1 order by leaves_at limit $2',
        [clock(), most],
      )
      return rows
    },

    /** Locks the customer for erasure; false if they have come back or another node is erasing them. */
    async takeLeaver(client: ClientBase, { id }: Person): Promise<boolean> {
      const { rowCount } = await client.query(
        'select from account.customers where id = $1 and leaves_at <= $2 for update skip locked',
        [id, clock()],
      )
      return rowCount === 1
    },
  }
}

/** Any kind of login cancels the deletion of the account. */
export async function stay(
  client: ClientBase,
  { clock, factsOf }: Pick<AccountParts, 'clock' | 'factsOf'>,
  customerId: string,
): Promise<void> {
  const { rows } = await client.query<Leaver>(
    `update account.customers set leaves_at = null where id = $1 and leaves_at is not null returning ${leaver}`,
    [customerId],
  )
  for (const one of rows) await queueEmail(client, stayEmail(factsOf(one, one.locale)), clock())
}

async function leavesAt(client: ClientBase, id: string): Promise<Date> {
  const { rows } = await client.query<{ at: Date }>(
    'select leaves_at as at from account.customers where id = $1',
    [id],
  )
  if (!rows[0]) throw new Error('A customer vanished while leaving.')
  return rows[0].at
}
