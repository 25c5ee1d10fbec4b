import { inTransaction, type SealKey } from '@wojaz/database'
import { type Email, openRequestedEmails, queueEmail } from '@wojaz/mail/server'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase, Pool } from 'pg'
import { newDeviceEmail } from './account-emails.ts'
import { openArrivals } from './arrivals.ts'
import { browserName } from './browser-name.ts'
import { holdCustomer } from './customer-gone.ts'
import { type CustomerRow, customerById, findCustomer } from './customers.ts'
import { stay } from './leaving.ts'
import { type FoundToken, type Purpose, spendOneTimeTokens, takeOneTimeToken } from './one-time-tokens.ts'
import type { Passwords, PasswordTry } from './passwords/open-passwords.ts'
import { beginSession, type Customer, type SessionTokens } from './sessions.ts'
import type { IdentityProvider } from './ways-in/providers/identity-provider.ts'
import { writingLater } from './writing-later.ts'

export interface AccountOptions {
  readonly pool: Pool
  readonly clock: () => Date
  readonly log: { warn(facts: object, message: string): void }
  /** The service that checks and hashes passwords. */
  readonly passwords: Passwords
  /** Keys that encrypt stored travel documents: the first one encrypts, all of them decrypt. */
  readonly documentKeys: readonly SealKey[]
  /** Key of the HMACs that stand for addresses where only counters are stored. */
  readonly secret: string
  /** Public address of the shop, without a slash at the end. */
  readonly siteUrl: string
  /** The identity providers (Google, Facebook) that customers may use. */
  readonly providers?: readonly IdentityProvider[]
  /** Called after a commit that queued emails. */
  readonly onEmails?: () => void
}

/** The result of a successful login. */
export interface LoggedIn {
  tokens: SessionTokens
  customer: Customer
  /** Token of this browser as a known device; it has its own counter of password attempts. */
  device: string
}

/** The network and the browser of a request. */
export interface From extends Pick<PasswordTry, 'client' | 'devices'> {
  /** The user agent. */
  readonly agent?: string | undefined
}

/** A request for an email to an address. */
export interface EmailWish {
  email: string
  locale: Locale
  from: Pick<From, 'client'>
}

export type AccountParts = ReturnType<typeof accountParts>

/** What the parts of the account share: logging in, email links, and emails that do not reveal whether an account exists. */
export function accountParts({ onEmails = () => {}, log, secret, ...options }: AccountOptions) {
  const { pool, clock, passwords, siteUrl } = options
  const asked = openRequestedEmails(secret)
  const arrivals = openArrivals(secret)
  const emails = writingLater((err) => log.warn({ err }, 'an email about an account was not written'))

  const factsOf = ({ email, firstName }: Pick<CustomerRow, 'email' | 'firstName'>, locale: Locale) => ({
    to: email,
    firstName,
    locale,
    siteUrl,
  })

  /** Logs in. A login from an unknown device is announced by email, unless the way of logging in already sends one (`isTold`). */
  async function comeIn(
    client: ClientBase,
    id: string,
    from: From,
    now: Date,
    { isTold = false } = {},
  ): Promise<LoggedIn> {
    await holdCustomer(client, id)
    await stay(client, { clock, factsOf }, id)
    const customer = await customerById(client, id)
    const owner = asCustomer(customer.email, from)
    const { hasCome, loginEmails } = await arrivals.read(client, id, from.client)
    if (!isTold && hasCome && loginEmails && !passwords.isKnownDevice(owner)) {
      const facts = { to: customer.email, firstName: customer.firstName, locale: customer.locale, siteUrl }
      await queueEmail(client, newDeviceEmail({ ...facts, at: now, browser: browserName(from.agent) }), now)
    }
    await arrivals.remember(client, id, from.client, now)
    const device = passwords.deviceOf(owner)
    return { tokens: await beginSession(client, id, from, now), customer, device }
  }

  return {
    ...options,
    log,
    secret,
    onEmails,
    emails,
    asked,
    arrivals,
    comeIn,

    /** Called after hashing. Of two concurrent requests one finds the link used. */
    async withLink(
      token: string,
      purpose: Purpose,
      from: From,
      act: (client: ClientBase, found: FoundToken) => Promise<void>,
    ): Promise<Outcome<LoggedIn, { code: 'link-over' }>> {
      const now = clock()
      const loggedIn = await inTransaction(pool, async (client) => {
        const found = await takeOneTimeToken(client, token, purpose, now)
        if (!found) return null
        await act(client, found)
        await spendOneTimeTokens(client, found.customerId, now)
        return comeIn(client, found.customerId, from, now, { isTold: true })
      })
      if (!loggedIn) return refused({ code: 'link-over' })
      await passwords.ownerCame({ realm: 'customer', email: loggedIn.customer.email })
      return accepted(loggedIn)
    },

    /**
     * Looks the customer up now, so that a database outage is reported. The email, which only a customer gets, is written after
     * the response, so that response times do not reveal accounts.
     */
    async writeLater(
      email: string,
      writing: (client: ClientBase, customer: CustomerRow) => Promise<void>,
    ): Promise<void> {
      if (!(await findCustomer(pool, email))) return
      emails.add(async () => {
        await inTransaction(pool, async (client) => {
          const customer = await findCustomer(client, email)
          if (customer) await writing(client, customer)
        })
        onEmails()
      })
    },

    /** Writes no email, silently, if the address had enough today: nobody learns whether there is an account. */
    async write(
      client: ClientBase,
      { email }: Pick<CustomerRow, 'email'>,
      { from, now }: { from: string; now: Date },
      compose: () => Promise<Email>,
    ): Promise<void> {
      await asked.queue(client, { topic: 'account', to: email, place: from }, compose, now)
    },

    /** The recipient of an email that the shop must send, in the customer's language. */
    async whomToTell(client: ClientBase, id: string) {
      const { email: to, firstName, locale } = await customerById(client, id)
      return { to, firstName, locale, siteUrl }
    },

    factsOf,
  }
}

export function asCustomer(email: string, { client, devices }: From): PasswordTry {
  return { realm: 'customer', email, client, devices }
}
