import { timingSafeEqual } from 'node:crypto'
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
  /** Signs devices, and hides addresses where only their number counts. */
  readonly secret: string
  /** Of guessing a password, as a power of two; tests have no time. */
  readonly cost?: number
}

/** Who tries a password: for which account, from where, in which browser. */
export interface PasswordTry {
  readonly realm: 'customer' | 'editor' | 'staff'
  readonly email: string
  /** The browser's address, or the household's. */
  readonly client: string
  /** Tokens that the browser was given when it was logged in before. */
  readonly devices: readonly string[]
}

/** Too many have been wrong; or too many are being hashed at this moment. */
export type TryRefusal = { code: 'too-many-attempts' } | { code: 'too-busy' }

/** A key that Payload has made of an editor's password. */
export interface EditorKey {
  readonly salt: string
  readonly iterations: number
  readonly key: Uint8Array
}

/** Somebody at the door: what their try counts for, and whether anything is known of them. */
interface Knock extends Comer {
  readonly counted: readonly Counted[]
}

export type Passwords = ReturnType<typeof openPasswords>

/**
 * The one place where passwords are tried, of customers and of editors, whichever page or call they come from. A try is counted before it is
 * hashed, and a place, an account and the whole shop have only so many. Nothing of the database is held while hashing.
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

  /** A try that was right is none. */
  async function checked<Value>(knock: Knock, check: () => Promise<Value>) {
    const outcome = await tried(knock, check)
    if (outcome.ok && outcome.value) for (const each of knock.counted) await attempts.takeBack(each)
    return outcome
  }

  /** A known device has tries of its own: strangers, even of the same household, cannot use them up. */
  function atTheDoor(by: PasswordTry): Knock {
    const device = devices.knownTo(accountOf(by), by.devices)
    if (device) return { place: by.client, isKnown: true, counted: [{ kind: 'device', of: device }] }
    const place: Counted = { kind: 'place', of: by.client }
    return { place: by.client, isKnown: false, counted: [place, accountCount(by)] }
  }

  /** Whoever has the link of an email reads the owner's mail: only tries with this link count. */
  function withLink(token: string, client: string): Knock {
    return { place: client, isKnown: true, counted: [{ kind: 'link', of: token }] }
  }

  const makeKey = aside.key
  return {
    /** Whose password it is; null: it is wrong, or there is no such account. They are looked for when it is this try's turn. */
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

    isRightWithLink: ({ token, client }: { token: string; client: string }, password: string, hash: string) =>
      checked(withLink(token, client), () => isPassword(makeKey, password, hash, cost)),

    /** As long for an editor who does not exist (null). */
    isRightOfEditor: (by: PasswordTry, password: string, readKey: () => Promise<EditorKey | null>) =>
      checked(atTheDoor(by), async () => {
        const stored = await readKey()
        const { salt, iterations, key } = stored ?? noEditor
        const wish = { how: 'pbkdf2', password, salt, iterations, length: key.length } as const
        return timingSafeEqual(await makeKey(wish), key) && stored !== null
      }),

    /** Of a new account. There is nothing to be right about: it stays counted until the email is answered. */
    hashAtTheDoor: (by: PasswordTry, password: string) =>
      tried(atTheDoor(by), () => hashPassword(makeKey, password, cost)),

    hashWithLink: ({ token, client }: { token: string; client: string }, password: string) =>
      tried(withLink(token, client), () => hashPassword(makeKey, password, cost)),

    /** The owner has shown to read the account's mail: what strangers have tried is over. */
    ownerCame: (of: Pick<PasswordTry, 'realm' | 'email'>) => attempts.forget(accountCount(of)),

    /** Whether this browser was logged in to this account before. */
    isKnownDevice: (by: Pick<PasswordTry, 'realm' | 'email' | 'devices'>): boolean =>
      devices.knownTo(accountOf(by), by.devices) !== null,
    /** What this browser is known by from now on. */
    deviceOf: (by: Pick<PasswordTry, 'realm' | 'email' | 'devices'>): string =>
      devices.knownTo(accountOf(by), by.devices) ?? devices.give(accountOf(by)),
    /** Whose device this is, in a word that names nobody; null: nobody's. */
    ownerOfDevice: (tokens: readonly string[]): string | null =>
      tokens.map(devices.readOwner).find((owner) => owner !== null) ?? null,

    close: () => aside.close(),
  }
}

/** As much work as for an editor of today's Payload. */
const noEditor: EditorKey = { salt: '0'.repeat(64), iterations: 600_000, key: Buffer.alloc(32) }

function accountOf({ realm, email }: Pick<PasswordTry, 'realm' | 'email'>): string {
  return `${realm}:${email.trim().toLowerCase()}`
}

function accountCount(of: Pick<PasswordTry, 'realm' | 'email'>): Counted {
  return { kind: 'account', of: accountOf(of) }
}
