import { inTransaction, type PollingLoop, startPolling } from '@wojaz/database'
import { type Letter, queueLetter } from '@wojaz/post/server'
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

type TooMany = { code: 'too-many-attempts' }
export type LoginRefusal = TooMany | { code: 'credentials-wrong' } | { code: 'account-not-active' }
export type ActivateRefusal = TooMany | { code: 'link-over' } | { code: 'password-wrong' }
export type ResetRefusal = { code: 'link-over' }

/** Enough for a lost letter and a mistaken one; too few to annoy a stranger with. */
const lettersADay = 3
const tidyEveryMs = 3_600_000

export type Account = ReturnType<typeof openAccount>

/** Customers and their logins. No answer tells whether an address has an account: only its owner's mailbox does. */
export function openAccount(options: AccountOptions) {
  const { pool, clock, log, secret, siteUrl, passwordCost = defaultCost, onLetters = () => {} } = options
  const failures = countingFailures(secret)
  let polling: PollingLoop | null = null

  return {
    async register({ password, ...given }: Registration & { locale: Locale }): Promise<void> {
      const now = clock()
      const passwordHash = await hashPassword(password, passwordCost)
      await inTransaction(pool, async (client) => {
        const customer = await takeCustomer(client, { ...given, passwordHash }, now)
        await writeToNewcomer(client, customer, given.locale, now)
      })
      onLetters()
    },

    async resendActivation({ email, locale }: { email: string; locale: Locale }): Promise<void> {
      const now = clock()
      await inTransaction(pool, async (client) => {
        const customer = await findCustomer(client, email)
        if (customer) await writeToNewcomer(client, customer, locale, now)
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

    async remindPassword({ email, locale }: { email: string; locale: Locale }): Promise<void> {
      const now = clock()
      await inTransaction(pool, async (client) => {
        const customer = await findCustomer(client, email)
        if (!customer || !(await mayWriteTo(client, customer.email, now))) return
        const given = await giveOneTimeToken(client, customer.id, 'reset', { now })
        await write(client, resetLetter({ ...factsOf(customer, locale), ...given }), now)
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

  async function writeToNewcomer(client: ClientBase, customer: CustomerRow, locale: Locale, now: Date) {
    if (!(await mayWriteTo(client, customer.email, now))) return
    const facts = factsOf(customer, locale)
    if (customer.state === 'active') return write(client, existsLetter(facts), now)
    const { id, firstName, lastName, passwordHash } = customer
    const registration = { firstName, lastName, passwordHash, locale }
    const given = await giveOneTimeToken(client, id, 'activation', { now, registration })
    await write(client, activateLetter({ ...facts, ...given }), now)
  }

  function factsOf({ email, firstName }: CustomerRow, locale: Locale) {
    return { to: email, firstName, locale, siteUrl }
  }

  async function write(client: ClientBase, letter: Letter, now: Date): Promise<void> {
    await queueLetter(client, letter, now)
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

async function mayWriteTo(client: ClientBase, email: string, now: Date): Promise<boolean> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from post.letters
     where lower(recipient) = lower($1) and queued_at > $2 and kind like 'account-%'`,
    [email, new Date(now.getTime() - 24 * 3_600_000)],
  )
  return (rows[0]?.count ?? 0) < lettersADay
}
