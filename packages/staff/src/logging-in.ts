import type { TryRefusal } from '@wojaz/account/server'
import { isEmail } from '@wojaz/database'
import { canonicalEmail } from '@wojaz/travel/guest'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Member } from './member.ts'
import { memberColumns } from './members.ts'
import { stepOfCode } from './one-time-code.ts'
import type { PasskeyAnswer } from './passkeys.ts'
import { beginSession, endSession, whoHas } from './sessions.ts'
import { staffLimits } from './staff-limits.ts'
import type { StaffParts } from './staff-parts.ts'

export interface LoginWish {
  readonly email: string
  readonly password: string
  readonly code: string
  /** Instead of the code: the answer of a passkey. */
  readonly passkey?: PasskeyAnswer | null
  /** The household of the attempt. */
  readonly client: string
  /** Tokens that the browser got at earlier logins. */
  readonly devices: readonly string[]
}

/** The result of a login. */
export interface CameIn {
  readonly session: string
  /** The token by which this browser is known from now on: strangers cannot use up its attempts. */
  readonly device: string
}

interface CodeRow {
  readonly id: string
  readonly codeKey: Buffer
  readonly lastStep: string
}

/** The answer does not tell which of the three was wrong. */
export type LoginRefusal = TryRefusal | { readonly code: 'credentials-wrong' }

/**
 * Password and second factor in one step; each attempt is counted before it is checked. A passkey is checked first: it cannot be
 * guessed, so its owner is not refused because of strangers' wrong passwords.
 */
export function loggingIn(
  { pool, clock, passwords, codeKeys, write }: StaffParts,
  isPasskeyOf: (member: Pick<Member, 'id'>, answer: PasskeyAnswer) => Promise<boolean>,
) {
  async function find(email: string) {
    const { rows } = await pool.query<
      Member & { passwordHash: string | null; codeKey: Buffer; lastStep: string }
    >(
      `select ${memberColumns}, password_hash as "passwordHash", code_key as "codeKey", last_step as "lastStep"
       from staff.members where ${isEmail('login', '$1')} and state = 'active'`,
      [canonicalEmail(email)],
    )
    return rows[0] ?? null
  }

  /** Deletes expired sessions, links and challenges; called at every login. */
  async function tidy(now: Date): Promise<void> {
    await pool.query('delete from staff.sessions where seen_at < $1 or begun_at < $2', [
      new Date(now.getTime() - staffLimits.idleMs),
      new Date(now.getTime() - staffLimits.sessionMs),
    ])
    await pool.query('delete from staff.invitations where until < $1', [now])
    await pool.query('delete from staff.spent_challenges where until < $1', [now])
  }

  /** A code works once, also for two logins at the same moment. */
  async function isCodeOf({ id, codeKey, lastStep }: CodeRow, code: string, now: Date): Promise<boolean> {
    const key = codeKeys.open(codeKey)
    const step = key && stepOfCode(key, code, now, Number(lastStep))
    if (step === null) return false
    const { rowCount } = await pool.query(
      `update staff.members set last_step = $2 where id = $1 and last_step < $2 and state = 'active'`,
      [id, step],
    )
    return rowCount === 1
  }

  /** The passkey of this member that has answered. */
  async function answeredKey(email: string, answer: PasskeyAnswer): Promise<string | null> {
    const member = await find(email)
    return member && (await isPasskeyOf(member, answer)) ? answer.id : null
  }

  return {
    async logIn({
      email,
      password,
      code,
      passkey: answer,
      client,
      devices,
    }: LoginWish): Promise<Outcome<CameIn, LoginRefusal>> {
      const passkey = answer ? await answeredKey(email, answer) : null
      const by = { realm: 'staff', email, client, devices, passkey } as const
      const found = await passwords.ownerOf(by, password, () => find(email))
      if (!found.ok) return found
      if (!found.value) return refused({ code: 'credentials-wrong' })
      const { passwordHash: _, codeKey, lastStep, ...member } = found.value
      const now = clock()
      const isSecond = answer
        ? accepted(passkey !== null)
        : await passwords.isRightCode(by, () => isCodeOf({ id: member.id, codeKey, lastStep }, code, now))
      if (!isSecond.ok) return isSecond
      if (!isSecond.value) return refused({ code: 'credentials-wrong' })
      await tidy(now)
      await write(pool, member, { act: 'came-in', facts: { by: passkey ? 'passkey' : 'code' } }, now)
      return accepted({ session: await beginSession(pool, member.id, now), device: passwords.deviceOf(by) })
    },

    who: (token: string): Promise<Member | null> => whoHas(pool, token, clock()),

    async logOut(member: Member, token: string): Promise<void> {
      await endSession(pool, token)
      await write(pool, member, { act: 'went-out' }, clock())
    },
  }
}
