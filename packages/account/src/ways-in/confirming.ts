import { inTransaction } from '@wojaz/database'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { AccountParts, From } from '../account-parts.ts'
import { proveSession, type SignedIn } from '../sessions.ts'
import { beginStep, endStep, stepIn } from './login-steps.ts'
import { codeHash, newCode, readCode, tryCode } from './step-code.ts'
import { confirmCodeEmail } from './ways-emails.ts'

/** How a logged-in customer can prove again who they are. */
export interface ConfirmWays {
  hasPassword: boolean
  hasPasskey: boolean
  /** A code has been sent to them. */
  isCodeSent: boolean
}

export type CodeRefusal =
  | { code: 'code-wrong' }
  | { code: 'too-many-attempts' }
  | { code: 'no-more-codes' }
  | { code: 'password-needed' }

/** For customers without a password: a code to their own address. Customers with a password must type it. */
export function confirming(parts: AccountParts) {
  const { pool, clock, secret, onEmails } = parts

  async function waysOf(customerId: string): Promise<Pick<ConfirmWays, 'hasPassword' | 'hasPasskey'>> {
    const { rows } = await pool.query(
      `select password_hash is not null as "hasPassword",
         exists (select from account.passkeys where customer_id = customers.id) as "hasPasskey"
       from account.customers where id = $1`,
      [customerId],
    )
    return rows[0] ?? { hasPassword: true, hasPasskey: false }
  }

  return {
    async confirmWays(customerId: string, browser: string): Promise<ConfirmWays> {
      const sent = await stepIn(pool, 'confirm', { browser, now: clock(), customerId })
      return { ...(await waysOf(customerId)), isCodeSent: sent !== null }
    },

    async sendConfirmCode(
      customer: SignedIn,
      { browser, locale, from }: { browser: string; locale: Locale; from: From },
    ): Promise<Outcome<null, CodeRefusal>> {
      const { id: customerId } = customer
      if ((await waysOf(customerId)).hasPassword) return refused({ code: 'password-needed' })
      const now = clock()
      const email = { topic: 'code', to: customer.email, place: from.client } as const
      const written = await inTransaction(pool, (client) =>
        parts.asked.queue(
          client,
          email,
          async () => {
            const code = newCode()
            await client.query(
              `delete from account.login_steps where kind = 'confirm' and customer_id = $1`,
              [customerId],
            )
            const place = { browser, now, customerId, code: codeHash(secret, browser, code) }
            await beginStep(client, 'confirm', {}, place)
            return confirmCodeEmail(customer, locale, code)
          },
          now,
        ),
      )
      onEmails()
      return written.ok ? accepted(null) : refused({ code: 'no-more-codes' })
    },

    async confirmByCode(
      { id: customerId, sessionId }: SignedIn,
      browser: string,
      typed: string,
    ): Promise<Outcome<null, CodeRefusal>> {
      const now = clock()
      const step = await stepIn(pool, 'confirm', { browser, now, customerId })
      if (!step) return refused({ code: 'code-wrong' })
      const judged = await tryCode(pool, step, codeHash(secret, browser, readCode(typed)))
      if (judged === 'too-many') return refused({ code: 'too-many-attempts' })
      if (judged === 'wrong') return refused({ code: 'code-wrong' })
      const isFirst = await inTransaction(pool, (client) => endStep(client, step))
      if (!isFirst) return refused({ code: 'code-wrong' })
      await proveSession(pool, sessionId, now)
      return accepted(null)
    },
  }
}
