import { queueEmail } from '@wojaz/mail/server'
import { type Outcome, refused } from '@wojaz/travel/outcome'
import { passwordChangedEmail, resetEmail } from './account-emails.ts'
import type { AccountParts, EmailWish, From, LoggedIn } from './account-parts.ts'
import { type PasswordRefused, refusedPassword } from './changing-password.ts'
import { replacePassword } from './customers.ts'
import {
  findOneTimeToken,
  giveOneTimeToken,
  type LinkState,
  type Purpose,
  seeLink,
} from './one-time-tokens.ts'
import type { TryRefusal } from './passwords/open-passwords.ts'

export type ResetRefusal = TryRefusal | PasswordRefused | { code: 'link-over' }

/** A new password for whoever can read the account's mail. */
export function passwordByEmail(parts: AccountParts) {
  const { pool, clock, passwords } = parts
  return {
    /** Takes as long for an address without an account. */
    async remindPassword({ email, locale, from: { client: from } }: EmailWish): Promise<void> {
      const now = clock()
      await parts.writeLater(email, (client, customer) =>
        parts.write(client, customer, { from, now }, async () => {
          const given = await giveOneTimeToken(client, customer.id, 'reset', { now })
          return resetEmail({ ...parts.factsOf(customer, locale), ...given })
        }),
      )
    },

    async resetPassword({
      token,
      password,
      from,
    }: {
      token: string
      password: string
      from: From
    }): Promise<Outcome<LoggedIn, ResetRefusal>> {
      const now = clock()
      const found = await findOneTimeToken(pool, token, 'reset', now)
      if (!found) return refused({ code: 'link-over' })
      const weak = refusedPassword(password, found.email)
      if (weak) return refused(weak)
      const hashed = await passwords.hashWithLink({ token, client: from.client }, password)
      if (!hashed.ok) return hashed
      const outcome = await parts.withLink(token, 'reset', from, async (client, { customerId }) => {
        await replacePassword(client, customerId, hashed.value, now)
        const told = await parts.whomToTell(client, customerId)
        await queueEmail(client, passwordChangedEmail({ ...told, at: now }), now)
      })
      if (outcome.ok) parts.onEmails()
      return outcome
    },

    /** The state of a link, without using it. */
    linkState: async (purpose: Purpose, token: string): Promise<LinkState> =>
      (await seeLink(pool, token, purpose, clock())).state,
  }
}
