import { inTransaction } from '@wojaz/database'
import { queueEmail } from '@wojaz/mail/server'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { passwordChangedEmail } from './account-emails.ts'
import { type AccountParts, asCustomer, type From } from './account-parts.ts'
import { findCustomer, writePassword } from './customers.ts'
import { newPasswordFault } from './frequent-passwords.ts'
import type { PasswordFault } from './password-rule.ts'
import type { TryRefusal } from './passwords/open-passwords.ts'
import type { SignedIn } from './sessions.ts'
import { isJustProven } from './step-up-rule.ts'

/** The new password is too weak, or contains the customer's own address. */
export interface PasswordRefused {
  code: 'password-refused'
  fault: PasswordFault
}
export type ChangeRefusal =
  | TryRefusal
  | PasswordRefused
  | { code: 'current-password-wrong' }
  | { code: 'confirm-needed' }

export interface PasswordChange {
  current: string
  password: string
  /** Log out all other browsers. */
  endsOthers: boolean
}

export function refusedPassword(password: string, email: string): PasswordRefused | null {
  const fault = newPasswordFault(password, email)
  return fault === null ? null : { code: 'password-refused', fault }
}

/** A new password for a logged-in customer who knows the old one. */
export function changingPassword({ pool, clock, passwords, whomToTell, onEmails }: AccountParts) {
  /** Checks the old password; a customer without a password must have logged in very recently. */
  async function shownByOld(
    { email, provenAt }: Pick<SignedIn, 'email' | 'provenAt'>,
    current: string,
    from: From,
  ): Promise<Outcome<null, ChangeRefusal>> {
    const known = await findCustomer(pool, email)
    if (known?.passwordHash === null)
      return isJustProven(provenAt, clock()) ? accepted(null) : refused({ code: 'confirm-needed' })
    const owner = await passwords.ownerOf(asCustomer(email, from), current, async () => known)
    if (!owner.ok) return owner
    return owner.value ? accepted(null) : refused({ code: 'current-password-wrong' })
  }

  return {
    async changePassword(
      customer: Pick<SignedIn, 'id' | 'email' | 'sessionId' | 'provenAt'>,
      { current, password, endsOthers }: PasswordChange,
      from: From,
    ): Promise<Outcome<null, ChangeRefusal>> {
      const { id, email, sessionId } = customer
      const now = clock()
      const weak = refusedPassword(password, email)
      if (weak) return refused(weak)
      const shown = await shownByOld(customer, current, from)
      if (!shown.ok) return shown
      if (current.normalize('NFC') === password.normalize('NFC'))
        return refused({ code: 'password-refused', fault: 'password-same' })
      const hashed = await passwords.hashWithLink({ token: sessionId, client: from.client }, password)
      if (!hashed.ok) return hashed
      await inTransaction(pool, async (client) => {
        await writePassword(client, id, hashed.value)
        if (endsOthers)
          await client.query('delete from account.sessions where customer_id = $1 and id <> $2', [
            id,
            sessionId,
          ])
        const told = await whomToTell(client, id)
        await queueEmail(client, passwordChangedEmail({ ...told, at: now }), now)
      })
      onEmails()
      return accepted(null)
    },
  }
}
