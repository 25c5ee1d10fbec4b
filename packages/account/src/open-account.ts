import { inTransaction, type PollingLoop, startPolling } from '@wojaz/database'
import { type Letter, openAskedLetters } from '@wojaz/post/server'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase, Pool } from 'pg'
import type { Registration } from './account-forms.ts'
import { activateLetter, existsLetter, resetLetter } from './account-letters.ts'
import {
  activateCustomer,
  type CustomerRow,
  customerById,
  findCustomer,
  replacePassword,
  takeCustomer,
} from './customers.ts'
import { type Attempt, countingFailures } from './failures.ts'
import {
  findOneTimeToken,
  giveOneTimeToken,
  type PendingRegistration,
  type Purpose,
  spendOneTimeTokens,
} from './one-time-tokens.ts'
import { defaultCost, hashPassword, isPassword } from './password-hash.ts'
import {
  beginSession,
  type Customer,
  endSession,
  refreshSession,
  type SessionTokens,
  whoHas,
} from './sessions.ts'
import { tidyAccount } from './tidy-account.ts'

export interface AccountOptions {
  readonly pool: Pool
  readonly clock: () => Date
  readonly log: { warn(facts: object, message: string): void }
  /** Hides addresses where only their number counts. */
  readonly secret: string
  /** Public address of the shop, without a slash at the end. */
  readonly siteUrl: string
  /** Of guessing a password, as a power of two; tests have no time. */
  readonly passwordCost?: number
  /** After a commit that wrote letters. */
  readonly onLetters?: () => void
}

/** Somebody has just come in. */
export interface LoggedIn {
  tokens: SessionTokens
  customer: Customer
}

/** Somebody asks for a letter to an address. */
interface LetterWish {
  email: string
  locale: Locale
  /** The household it is asked from. */
  client: string
}

type TooMany = { code: 'too-many-attempts' }
export type LoginRefusal = TooMany | { code: 'credentials-wrong' } | { code: 'account-not-active' }
export type ActivateRefusal = TooMany | { code: 'link-over' } | { code: 'password-wrong' }
export type ResetRefusal = { code: 'link-over' }

const tidyEveryMs = 3_600_000

export type Account = ReturnType<typeof openAccount>

/** Customers and their logins. No answer tells whether an address has an account: only its owner's mailbox does. */
export function openAccount(options: AccountOptions) {
  const { pool, clock, log, secret, siteUrl, passwordCost = defaultCost, onLetters = () => {} } = options
  const failures = countingFailures(secret)
  const asked = openAskedLetters(secret)
  let polling: PollingLoop | null = null

  return {
    async register({
      password,
      client: from,
      ...given
    }: Registration & { locale: Locale; client: string }): Promise<void> {
      const now = clock()
      const passwordHash = await hashPassword(password, passwordCost)
      await inTransaction(pool, async (client) => {
        const customer = await takeCustomer(client, { ...given, passwordHash }, now)
        await writeToNewcomer(client, customer, { locale: given.locale, from, now })
      })
      onLetters()
    },

    async resendActivation({ email, locale, client: from }: LetterWish): Promise<void> {
      const now = clock()
      await inTransaction(pool, async (client) => {
        const customer = await findCustomer(client, email)
        if (customer) await writeToNewcomer(client, customer, { locale, from, now })
      })
      onLetters()
    },

    /**
     * Asks for the password as well: a stranger who registered this address has no letter, and its owner, who did not, has no
     * password. Only who has both gets in.
     */
    async activate({
      token,
      password,
      client: from,
    }: {
      token: string
      password: string
      client: string
    }): Promise<Outcome<LoggedIn, ActivateRefusal>> {
      const now = clock()
      return inTransaction(pool, async (client) => {
        const found = await findOneTimeToken(client, token, 'activation', now)
        if (!found?.registration) return refused({ code: 'link-over' })
        const attempt = { email: found.email, client: from }
        if (await failures.isTired(client, attempt, now)) return refused({ code: 'too-many-attempts' })
        if (await isPassword(password, found.registration.passwordHash, passwordCost))
          return accepted(await activate(client, found.customerId, found.registration, now))
        await failures.note(client, attempt, now)
        return refused({ code: 'password-wrong' })
      })
    },

    async logIn({
      password,
      ...attempt
    }: Attempt & { password: string }): Promise<Outcome<LoggedIn, LoginRefusal>> {
      const now = clock()
      if (await failures.isTired(pool, attempt, now)) return refused({ code: 'too-many-attempts' })
      const found = await findCustomer(pool, attempt.email)
      if (!(await isPassword(password, found?.passwordHash ?? null, passwordCost)) || !found) {
        await failures.note(pool, attempt, now)
        return refused({ code: 'credentials-wrong' })
      }
      // Whoever knows the password has registered themselves: that it waits for activation is no news to anybody else.
      if (found.state !== 'active') return refused({ code: 'account-not-active' })
      return accepted(await inTransaction(pool, (client) => comeIn(client, found.id, now)))
    },

    who: (short: string): Promise<Customer | null> => whoHas(pool, short, clock()),
    refresh: (token: string) => refreshSession(pool, token, clock()),
    logOut: (tokens: readonly string[]): Promise<void> => endSession(pool, tokens),

    async remindPassword({ email, locale, client: from }: LetterWish): Promise<void> {
      const now = clock()
      await inTransaction(pool, async (client) => {
        const customer = await findCustomer(client, email)
        if (!customer) return
        await write(client, customer, { from, now }, async () => {
          const given = await giveOneTimeToken(client, customer.id, 'reset', { now })
          return resetLetter({ ...factsOf(customer, locale), ...given })
        })
      })
      onLetters()
    },

    async resetPassword({
      token,
      password,
    }: {
      token: string
      password: string
    }): Promise<Outcome<LoggedIn, ResetRefusal>> {
      const now = clock()
      const passwordHash = await hashPassword(password, passwordCost)
      return inTransaction(pool, async (client) => {
        const found = await findOneTimeToken(client, token, 'reset', now)
        if (!found) return refused({ code: 'link-over' })
        await replacePassword(client, found.customerId, passwordHash, now)
        await spendOneTimeTokens(client, found.customerId)
        return accepted(await comeIn(client, found.customerId, now))
      })
    },

    /** Whether a link is worth a form, without opening anything. */
    isLinkGood: (purpose: Purpose, token: string): Promise<boolean> =>
      inTransaction(
        pool,
        async (client) => (await findOneTimeToken(client, token, purpose, clock())) !== null,
      ),

    tidy: () => tidyAccount(pool, clock()),

    /** From now on what has run out is taken away by itself. */
    start() {
      const tidy = () => tidyAccount(pool, clock())
      polling = startPolling(tidy, tidyEveryMs, (err) => log.warn({ err }, 'accounts could not be tidied up'))
    },

    async close() {
      await polling?.stop()
    },
  }

  function writeToNewcomer(
    client: ClientBase,
    customer: CustomerRow,
    { locale, ...asking }: { locale: Locale; from: string; now: Date },
  ): Promise<void> {
    const facts = factsOf(customer, locale)
    return write(client, customer, asking, async () => {
      if (customer.state === 'active') return existsLetter(facts)
      const { id, firstName, lastName, passwordHash } = customer
      const registration = { firstName, lastName, passwordHash, locale }
      const given = await giveOneTimeToken(client, id, 'activation', { now: asking.now, registration })
      return activateLetter({ ...facts, ...given })
    })
  }

  function factsOf({ email, firstName }: CustomerRow, locale: Locale) {
    return { to: email, firstName, locale, siteUrl }
  }

  /** Held back without a word when there were enough today: nobody learns whether there is an account. */
  async function write(
    client: ClientBase,
    { email }: CustomerRow,
    { from, now }: { from: string; now: Date },
    letter: () => Promise<Letter>,
  ): Promise<void> {
    await asked.queue(client, { topic: 'account', to: email, place: from }, letter, now)
  }
}

async function activate(
  client: ClientBase,
  id: string,
  registration: PendingRegistration,
  now: Date,
): Promise<LoggedIn> {
  await activateCustomer(client, id, registration, now)
  await spendOneTimeTokens(client, id)
  return comeIn(client, id, now)
}

async function comeIn(client: ClientBase, id: string, now: Date): Promise<LoggedIn> {
  return { tokens: await beginSession(client, id, now), customer: await customerById(client, id) }
}
