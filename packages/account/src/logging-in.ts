import { inTransaction } from '@wojaz/database'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { type AccountParts, asCustomer, type From, type LoggedIn } from './account-parts.ts'
import type { CodeNeeded, CodeWaits } from './code-by-email.ts'
import { unlessGone } from './customer-gone.ts'
import { findCustomer } from './customers.ts'
import type { TryRefusal } from './passwords/open-passwords.ts'
import { endSession, proveSession, refreshSession, type SignedIn, whoHas } from './sessions.ts'

export type LoginRefusal =
  | TryRefusal
  | { code: 'credentials-wrong' }
  | { code: 'account-not-active' }
  | CodeNeeded
  | { code: 'too-many-codes' }
export type ConfirmRefusal = TryRefusal | { code: 'password-wrong' }

/** Logging in and out. */
export function loggingIn({ pool, clock, passwords, comeIn, onEmails }: AccountParts, askForCode: CodeWaits) {
  return {
    async logIn({
      email,
      password,
      from,
    }: {
      email: string
      password: string
      from: From
    }): Promise<Outcome<LoggedIn, LoginRefusal>> {
      const now = clock()
      const found = await passwords.ownerOf(asCustomer(email, from), password, () =>
        findCustomer(pool, email),
      )
      if (!found.ok) return found
      if (!found.value) return refused({ code: 'credentials-wrong' })
      const { id, state } = found.value
      // Only a person who knows the password gets this answer, so it reveals nothing to others.
      if (state !== 'active') return refused({ code: 'account-not-active' })
      const customer = found.value
      const come = async (): Promise<Outcome<LoggedIn, LoginRefusal>> => {
        const waiting = await askForCode(customer, from)
        if (waiting) return refused(waiting)
        return accepted(await inTransaction(pool, (client) => comeIn(client, id, from, now)))
      }
      const outcome = await unlessGone(come())
      if (!outcome) return refused({ code: 'credentials-wrong' })
      if (outcome.ok) onEmails()
      return outcome
    },

    /** Checks the password again before an action that cannot be undone. */
    async confirm(
      { email, sessionId }: Pick<SignedIn, 'email' | 'sessionId'>,
      password: string,
      from: From,
    ): Promise<Outcome<null, ConfirmRefusal>> {
      const found = await passwords.ownerOf(asCustomer(email, from), password, () =>
        findCustomer(pool, email),
      )
      if (!found.ok) return found
      if (!found.value) return refused({ code: 'password-wrong' })
      await proveSession(pool, sessionId, clock())
      return accepted(null)
    },

    who: (short: string): Promise<SignedIn | null> => whoHas(pool, short, clock()),
    refresh: (token: string, from?: From) => refreshSession(pool, token, { from, now: clock() }),
    logOut: (tokens: readonly string[]): Promise<void> => endSession(pool, tokens),
  }
}
