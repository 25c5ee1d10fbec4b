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

/** The page of an activating link: what the link is worth, and whether this browser has to show the password. */
export interface Activation {
  link: LinkState
  asksPassword: boolean
}

/** From an address that somebody typed to an account that its owner has opened. */
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
      // Only who has an account already may be without a password.
      if (state === 'active' || passwordHash === null) return existsEmail(facts)
      const registration = { firstName, lastName, passwordHash, locale, browser }
      const given = await giveOneTimeToken(client, id, 'activation', { now: asking.now, registration })
      return activateEmail({ ...facts, ...given })
    })
  }

  return {
    /** `browser` is what this browser keeps: with it, its owner need not type the password again when the email has come. */
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

    /** Answers as soon for an address that nobody has. */
    async resendActivation({ email, locale, from: { client: from } }: EmailWish): Promise<void> {
      const now = clock()
      await parts.writeLater(email, (client, customer) =>
        writeToNewcomer(client, customer, { locale, from, now }),
      )
    },

    /** To whoever has a link that came too late: another, without asking for the address again. */
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
     * Asks for the password as well: a stranger who registered this address has no email, and its owner, who did not, has no
     * password. Only who has both gets in. The browser in which this very registration was typed has shown the password already.
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
