import { timingSafeEqual } from 'node:crypto'
import { canonicalEmail } from '@wojaz/travel/guest'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Pool } from 'pg'
import { type Counted, countingAttempts } from './attempts.ts'
import { deviceTokens } from './device-tokens.ts'
import { openHashAside } from './hash-aside.ts'
import { type Comer, hashQueue } from './hash-queue.ts'
import { defaultCost, hashPassword, isPassword } from './password-hash.ts'

export interface PasswordOptions {
  readonly pool: Pool
  readonly clock: () => Date
  /** Key of the HMACs that sign devices and stand for addresses in the counters. */
  readonly secret: string
  /** The scrypt cost as a power of two; tests use a cheap one. */
  readonly cost?: number
}

/** A password attempt: for which account, from which network, in which browser. */
export interface PasswordTry {
  readonly realm: 'customer' | 'editor' | 'staff'
  readonly email: string
  /** The address of the client or of its household. */
  readonly client: string
  /** Tokens that the browser got at earlier logins. */
  readonly devices: readonly string[]
  /** The id of a passkey of this account that has just answered. */
  readonly passkey?: string | null
}

/** Too many wrong attempts, or too many passwords being hashed at this moment. */
export type TryRefusal = { code: 'too-many-attempts' } | { code: 'too-busy' }

/** A key that Payload has made of an editor's password. */
export interface EditorKey {
  readonly salt: string
  readonly iterations: number
  readonly key: Uint8Array
}

/** A password attempt with its counters, and whether its device or link is known. */
interface Knock extends Comer {
  readonly counted: readonly Counted[]
}

export type Passwords = ReturnType<typeof openPasswords>

/**
 * The only place that checks passwords of customers and editors, for all pages and calls. An attempt is counted before it is
 * hashed, and each network, each account and the whole shop has a limit. No database connection is held while hashing.
 */
export function openPasswords({ pool, clock, secret, cost = defaultCost }: PasswordOptions) {
  const aside = openHashAside()
  const queue = hashQueue()
  const attempts = countingAttempts(pool, secret)
  const devices = deviceTokens(secret)

  async function tried<Value>(
    { counted, ...comer }: Knock,
    hashing: () => Promise<Value>,
  ): Promise<Outcome<Value, TryRefusal>> {
    const leave = queue.enter(comer)
    if (!leave) return refused({ code: 'too-busy' })
    try {
      for (const each of counted)
        if (!(await attempts.count(each, clock()))) return refused({ code: 'too-many-attempts' })
      return accepted(await hashing())
    } finally {
      leave()
    }
  }

  /** A right password is taken off the counters again. */
  async function checked<Value>(knock: Knock, check: () => Promise<Value>) {
    const outcome = await tried(knock, check)
    if (outcome.ok && outcome.value) for (const each of knock.counted) await attempts.takeBack(each)
    return outcome
  }

  /** A known device, or a passkey that has answered, has its own counter: strangers, even of the same household, cannot use it up. */
  function atTheDoor(by: PasswordTry): Knock {
    const device = by.passkey ? `passkey ${by.passkey}` : devices.knownTo(accountOf(by), by.devices)
    if (device) return { place: by.client, isKnown: true, counted: [{ kind: 'device', of: device }] }
    const place: Counted = { kind: 'place', of: by.client }
    return { place: by.client, isKnown: false, counted: [place, accountCount(by)] }
  }

  /** Whoever has the link of an email can read the owner's mail: only attempts with this link count. */
  function withLink(token: string, client: string): Knock {
    return { place: client, isKnown: true, counted: [{ kind: 'link', of: token }] }
  }

  const makeKey = aside.key
  return {
    /**
     * The owner of the password; null if it is wrong or there is no such account. The account is read when the queue reaches this
     * attempt.
     */
    ownerOf: <Owner extends { passwordHash: string | null }>(
      by: PasswordTry,
      password: string,
      find: () => Promise<Owner | null>,
    ): Promise<Outcome<Owner | null, TryRefusal>> =>
      checked(atTheDoor(by), async () => {
        const owner = await find()
        const isRight = await isPassword(makeKey, password, owner?.passwordHash ?? null, cost)
        return isRight ? owner : null
      }),

    /**
     * Checks the code that is asked for together with a right password. It is counted for itself, by device or by account as
     * passwords are: whoever knows the password as well cannot use up the codes of a known device.
     */
    async isRightCode(by: PasswordTry, check: () => Promise<boolean>): Promise<Outcome<boolean, TryRefusal>> {
      const counted = codeCount(atTheDoor(by).counted)
      if (!(await attempts.count(counted, clock()))) return refused({ code: 'too-many-attempts' })
      const isRight = await check()
      if (isRight) await attempts.forget(counted)
      return accepted(isRight)
    },

    isRightWithLink: ({ token, client }: { token: string; client: string }, password: string, hash: string) =>
      checked(withLink(token, client), () => isPassword(makeKey, password, hash, cost)),

    /** Takes as long for an editor who does not exist (null). */
    isRightOfEditor: (by: PasswordTry, password: string, readKey: () => Promise<EditorKey | null>) =>
      checked(atTheDoor(by), async () => {
        const stored = await readKey()
        const { salt, iterations, key } = stored ?? noEditor
        const wish = { how: 'pbkdf2', password, salt, iterations, length: key.length } as const
        return timingSafeEqual(await makeKey(wish), key) && stored !== null
      }),

    /**
     * Hashes the password of a new account. There is nothing to compare, so the attempt stays counted until the email link is
     * used.
     */
    hashAtTheDoor: (by: PasswordTry, password: string) =>
      tried(atTheDoor(by), () => hashPassword(makeKey, password, cost)),

    hashWithLink: ({ token, client }: { token: string; client: string }, password: string) =>
      tried(withLink(token, client), () => hashPassword(makeKey, password, cost)),

    /** The owner has proven to read the account's mail: the attempts of strangers are forgotten. */
    async ownerCame(of: Pick<PasswordTry, 'realm' | 'email'>): Promise<void> {
      await attempts.forget(accountCount(of))
      await attempts.forget(codeCount([accountCount(of)]))
    },

    /** Whether this browser was logged in to this account before. */
    isKnownDevice: (by: Pick<PasswordTry, 'realm' | 'email' | 'devices'>): boolean =>
      devices.knownTo(accountOf(by), by.devices) !== null,
    /** The token by which this browser is known from now on. */
    deviceOf: (by: Pick<PasswordTry, 'realm' | 'email' | 'devices'>): string =>
      devices.knownTo(accountOf(by), by.devices) ?? devices.give(accountOf(by)),
    /** The token of a browser in which a link from the owner's mailbox was opened. It stays the same for this link. */
    deviceByLink: (of: Pick<PasswordTry, 'realm' | 'email'>, link: string): string =>
      devices.giveByLink(accountOf(of), link),
    /** The owner of this device as a value that names nobody; null if it is unknown. */
    ownerOfDevice: (tokens: readonly string[]): string | null =>
      tokens.map(devices.readOwner).find((owner) => owner !== null) ?? null,

    close: () => aside.close(),
  }
}

/** As many iterations as Payload uses today, so that an unknown editor costs the same time. */
const noEditor: EditorKey = { salt: '0'.repeat(64), iterations: 600_000, key: Buffer.alloc(32) }

function accountOf({ realm, email }: Pick<PasswordTry, 'realm' | 'email'>): string {
  return `${realm}:${canonicalEmail(email.trim())}`
}

/** Codes are counted by device, or by account; a place has many accounts. */
function codeCount(counted: readonly Counted[]): Counted {
  const one = counted.find(({ kind }) => kind !== 'place')
  if (!one) throw new Error('A code is tried for nobody.')
  return { ...one, of: `code ${one.of}` }
}

function accountCount(of: Pick<PasswordTry, 'realm' | 'email'>): Counted {
  return { kind: 'account', of: accountOf(of) }
}
