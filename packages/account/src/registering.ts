import { inTransaction } from '@wojaz/database'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import { activateEmail, existsEmail } from './account-emails.ts'
import type { Registration } from './account-forms.ts'
import { type AccountParts, asCustomer, type EmailWish, type From, type LoggedIn } from './account-parts.ts'
import { type PasswordRefused, refusedPassword } from './changing-password.ts'
import { activateCustomer, type CustomerRow, takeCustomer } from './customers.ts'
import {
  findOneTimeToken,
  giveOneTimeToken,
  type LinkState,
  type PendingRegistration,
  seeLink,
} from './one-time-tokens.ts'
import type { TryRefusal } from './passwords/open-passwords.ts'
import { newToken, tokenHash } from './token.ts'

export type RegisterRefusal = TryRefusal | PasswordRefused
export type ActivateRefusal = TryRefusal | { code: 'link-over' } | { code: 'password-wrong' }

/** The page of an activation link: the state of the link, and whether this browser must ask for the password. */
export interface Activation {
  link: LinkState
  asksPassword: boolean
}

/** From a typed address to an account that its owner has activated. */
export function registering(parts: AccountParts) {
  const { pool, clock, passwords, onEmails } = parts

  function writeToNewcomer(
    client: ClientBase,
    customer: CustomerRow,
    { locale, ...asking }: { locale: Locale; from: string; now: Date },
  ): Promise<void> {
    const facts = parts.factsOf(customer, locale)
    return parts.write(client, customer, asking, async () => {
      const { id, state, firstName, lastName, passwordHash, browser = null } = customer
      // Only active customers may be without a password.
      if (state === 'active' || passwordHash === null) return existsEmail(facts)
      const registration = { firstName, lastName, passwordHash, locale, browser }
      const given = await giveOneTimeToken(client, id, 'activation', { now: asking.now, registration })
      return activateEmail({ ...facts, ...given })
    })
  }

  return {
    /** `browser` is a token stored in this browser: with it the guest need not type the password again when the email arrives. */
    async register({
      password,
      from,
      ...given
    }: Registration & { locale: Locale; from: From }): Promise<
      Outcome<{ browser: string }, RegisterRefusal>
    > {
      const now = clock()
      const weak = refusedPassword(password, given.email)
      if (weak) return refused(weak)
      const browser = newToken()
      const hashed = await passwords.hashAtTheDoor(asCustomer(given.email, from), password)
      if (!hashed.ok) return hashed
      await inTransaction(pool, async (client) => {
        const typed = { ...given, passwordHash: hashed.value, browser: browserHash(browser) }
        const customer = await takeCustomer(client, typed, now)
        await writeToNewcomer(client, customer, { locale: given.locale, from: from.client, now })
      })
      onEmails()
      return accepted({ browser })
    },

    /** Takes as long for an address without an account. */
    async resendActivation({ email, locale, from: { client: from } }: EmailWish): Promise<void> {
      const now = clock()
      await parts.writeLater(email, (client, customer) =>
        writeToNewcomer(client, customer, { locale, from, now }),
      )
    },

    /** Sends another email for an expired link, without asking for the address again. */
    async resendByLink({ token, from: { client: from } }: { token: string; from: From }): Promise<void> {
      const now = clock()
      const { state, email } = await seeLink(pool, token, 'activation', now)
      if (state !== 'late' || email === null) return
      await parts.writeLater(email, (client, customer) =>
        writeToNewcomer(client, customer, { locale: customer.locale, from, now }),
      )
    },

    async activation(token: string, browser: string | null): Promise<Activation> {
      const { state, registration } = await seeLink(pool, token, 'activation', clock())
      return { link: state, asksPassword: !isTypedIn(registration, browser) }
    },

    /**
     * Needs the email and the password. A stranger who registered this address does not have the email; its owner, who did not
     * register, does not have the password. The browser in which this registration was typed has already shown the password.
     */
    async activate({
      token,
      password,
      browser = null,
      from,
    }: {
      token: string
      password: string
      browser?: string | null
      from: From
    }): Promise<Outcome<LoggedIn, ActivateRefusal>> {
      const now = clock()
      const asked = await findOneTimeToken(pool, token, 'activation', now)
      if (!asked?.registration) return refused({ code: 'link-over' })
      if (password !== '' || !isTypedIn(asked.registration, browser)) {
        const { passwordHash } = asked.registration
        const right = await passwords.isRightWithLink({ token, client: from.client }, password, passwordHash)
        if (!right.ok) return right
        if (!right.value) return refused({ code: 'password-wrong' })
      }
      return parts.withLink(token, 'activation', from, async (client, { customerId, registration }) => {
        if (registration) await activateCustomer(client, customerId, registration, now)
      })
    },
  }
}

const browserHash = (browser: string) => tokenHash(browser).toString('base64url')

/** Whether this browser is the one in which the registration was typed. */
function isTypedIn(registration: Partial<PendingRegistration> | null, browser: string | null): boolean {
  return browser !== null && Boolean(registration?.browser) && registration?.browser === browserHash(browser)
}
