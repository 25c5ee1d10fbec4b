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
import {
  type FoundToken,
  findOneTimeToken,
  giveOneTimeToken,
  type Purpose,
  spendOneTimeTokens,
  takeOneTimeToken,
} from './one-time-tokens.ts'
import type { Passwords, PasswordTry, TryRefusal } from './passwords/open-passwords.ts'
import {
  beginSession,
  type Customer,
  endSession,
  refreshSession,
  type SessionTokens,
  whoHas,
} from './sessions.ts'
import { tidyAccount } from './tidy-account.ts'
import { writingLater } from './writing-later.ts'

export interface AccountOptions {
  readonly pool: Pool
  readonly clock: () => Date
  readonly log: { warn(facts: object, message: string): void }
  /** Where they are tried and hashed. */
  readonly passwords: Passwords
  /** Hides addresses where only their number counts. */
  readonly secret: string
  /** Public address of the shop, without a slash at the end. */
  readonly siteUrl: string
  /** After a commit that wrote letters. */
  readonly onLetters?: () => void
}

/** Somebody has just come in. */
export interface LoggedIn {
  tokens: SessionTokens
  customer: Customer
  /** What the browser is known by when somebody else has tried too many passwords. */
  device: string
}

/** From where, and in which browser. */
export type From = Pick<PasswordTry, 'client' | 'devices'>

/** Somebody asks for a letter to an address. */
interface LetterWish {
  email: string
  locale: Locale
  from: Pick<From, 'client'>
}

export type LoginRefusal = TryRefusal | { code: 'credentials-wrong' } | { code: 'account-not-active' }
export type ActivateRefusal = TryRefusal | { code: 'link-over' } | { code: 'password-wrong' }
export type ResetRefusal = TryRefusal | { code: 'link-over' }

const tidyEveryMs = 3_600_000

export type Account = ReturnType<typeof openAccount>

/** Customers and their logins. No answer tells whether an address has an account: only its owner's mailbox does. */
export function openAccount(options: AccountOptions) {
  const { pool, clock, log, passwords, secret, siteUrl, onLetters = () => {} } = options
  const asked = openAskedLetters(secret)
  const letters = writingLater((err) => log.warn({ err }, 'a letter about an account was not written'))
  let polling: PollingLoop | null = null

  return {
    async register({
      password,
      from,
      ...given
    }: Registration & { locale: Locale; from: From }): Promise<Outcome<null, TryRefusal>> {
      const now = clock()
      const hashed = await passwords.hashAtTheDoor(asCustomer(given.email, from), password)
      if (!hashed.ok) return hashed
      await inTransaction(pool, async (client) => {
        const customer = await takeCustomer(client, { ...given, passwordHash: hashed.value }, now)
        await writeToNewcomer(client, customer, { locale: given.locale, from: from.client, now })
      })
      onLetters()
      return accepted(null)
    },

    /** Answers as soon for an address that nobody has. */
    async resendActivation({ email, locale, from: { client: from } }: LetterWish): Promise<void> {
      const now = clock()
      await writeLater(email, (client, customer) => writeToNewcomer(client, customer, { locale, from, now }))
    },

    /**
     * Asks for the password as well: a stranger who registered this address has no letter, and its owner, who did not, has no
     * password. Only who has both gets in.
     */
    async activate({
      token,
      password,
      from,
    }: {
      token: string
      password: string
      from: From
    }): Promise<Outcome<LoggedIn, ActivateRefusal>> {
      const now = clock()
      const asked = await findOneTimeToken(pool, token, 'activation', now)
      if (!asked?.registration) return refused({ code: 'link-over' })
      const right = await passwords.isRightWithLink(
        { token, client: from.client },
        password,
        asked.registration.passwordHash,
      )
      if (!right.ok) return right
      if (!right.value) return refused({ code: 'password-wrong' })
      return withLink(token, 'activation', from, async (client, { customerId, registration }) => {
        if (registration) await activateCustomer(client, customerId, registration, now)
      })
    },

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
      // Whoever knows the password has registered themselves: that it waits for activation is no news to anybody else.
      if (state !== 'active') return refused({ code: 'account-not-active' })
      return accepted(await inTransaction(pool, (client) => comeIn(client, id, from, now)))
    },

    who: (short: string): Promise<Customer | null> => whoHas(pool, short, clock()),
    refresh: (token: string) => refreshSession(pool, token, clock()),
    logOut: (tokens: readonly string[]): Promise<void> => endSession(pool, tokens),

    /** Answers as soon for an address that nobody has. */
    async remindPassword({ email, locale, from: { client: from } }: LetterWish): Promise<void> {
      const now = clock()
      await writeLater(email, (client, customer) =>
        write(client, customer, { from, now }, async () => {
          const given = await giveOneTimeToken(client, customer.id, 'reset', { now })
          return resetLetter({ ...factsOf(customer, locale), ...given })
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
      if (!(await findOneTimeToken(pool, token, 'reset', now))) return refused({ code: 'link-over' })
      const hashed = await passwords.hashWithLink({ token, client: from.client }, password)
      if (!hashed.ok) return hashed
      return withLink(token, 'reset', from, (client, { customerId }) =>
        replacePassword(client, customerId, hashed.value, now),
      )
    },

    /** Whether a link is worth a form, without opening anything. */
    isLinkGood: async (purpose: Purpose, token: string): Promise<boolean> =>
      (await findOneTimeToken(pool, token, purpose, clock())) !== null,

    /** Resolves when the letters that were asked for are in the outbox. */
    lettersWritten: () => letters.done(),

    tidy: () => tidyAccount(pool, clock()),

    /** From now on what has run out is taken away by itself. */
    start() {
      const tidy = () => tidyAccount(pool, clock())
      polling = startPolling(tidy, tidyEveryMs, (err) => log.warn({ err }, 'accounts could not be tidied up'))
    },

    async close() {
      await polling?.stop()
      await letters.done()
    },
  }

  /** After hashing: of two presses at the same time one finds the link spent. */
  async function withLink(
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
      await spendOneTimeTokens(client, found.customerId)
      return comeIn(client, found.customerId, from, now)
    })
    if (!loggedIn) return refused({ code: 'link-over' })
    await passwords.ownerCame({ realm: 'customer', email: loggedIn.customer.email })
    return accepted(loggedIn)
  }

  async function comeIn(client: ClientBase, id: string, { devices }: From, now: Date): Promise<LoggedIn> {
    const customer = await customerById(client, id)
    const device = passwords.deviceOf({ realm: 'customer', email: customer.email, devices })
    return { tokens: await beginSession(client, id, now), customer, device }
  }

  /** Asks who it is, so that an outage is told of; the letter, which only a customer gets, is written when the answer has left. */
  async function writeLater(
    email: string,
    writing: (client: ClientBase, customer: CustomerRow) => Promise<void>,
  ): Promise<void> {
    if (!(await findCustomer(pool, email))) return
    letters.add(async () => {
      await inTransaction(pool, async (client) => {
        const customer = await findCustomer(client, email)
        if (customer) await writing(client, customer)
      })
      onLetters()
    })
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

function asCustomer(email: string, from: From): PasswordTry {
  return { realm: 'customer', email, ...from }
}
