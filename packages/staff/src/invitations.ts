import { randomBytes, randomUUID } from 'node:crypto'
import {
  newPasswordFault,
  newToken,
  type PasswordFault,
  type TryRefusal,
  tokenHash,
} from '@wojaz/account/server'
import { emailKey, inTransaction, isEmail } from '@wojaz/database'
import { queueEmail } from '@wojaz/mail/server'
import { canonicalEmail } from '@wojaz/travel/guest'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { CameIn } from './logging-in.ts'
import type { Member } from './member.ts'
import { memberColumns } from './members.ts'
import { stepOfCode } from './one-time-code.ts'
import type { Role } from './roles.ts'
import { beginSession } from './sessions.ts'
import { invitationEmail, inviteNoticeEmail } from './staff-emails.ts'
import { staffLimits } from './staff-limits.ts'
import type { StaffParts } from './staff-parts.ts'

export interface NewMember {
  readonly email: string
  readonly name: string
  readonly roles: readonly Role[]
}

/** A valid link, and the key for an authenticator app. */
export interface OpenInvitation {
  readonly member: Member
  readonly key: Buffer
}

export type TakeRefusal =
  | TryRefusal
  /** Used, expired, or unknown. */
  | { readonly code: 'invitation-over' }
  | { readonly code: 'password-refused'; readonly fault: PasswordFault }
  | { readonly code: 'code-wrong' }

const keyLength = 20

/** From an invitation link to a member who can log in. */
export function inviting({ pool, clock, passwords, codeKeys, write, siteUrl, onEmails }: StaffParts) {
  /** Makes earlier links invalid. */
  async function giveLink(client: ClientBase, memberId: string, now: Date): Promise<string> {
    const token = newToken()
    await client.query(
      'update staff.invitations set spent_at = $2 where member_id = $1 and spent_at is null',
      [memberId, now],
    )
    await client.query(
      'insert into staff.invitations (hash, member_id, code_key, until) values ($1, $2, $3, $4)',
      [
        ...[tokenHash(token), memberId, codeKeys.seal(randomBytes(keyLength))],
        new Date(now.getTime() + staffLimits.invitationMs),
      ],
    )
    return token
  }

  async function addMember(client: ClientBase, { email, name, roles }: NewMember, now: Date) {
    const { rows } = await client.query<Member>(
      `insert into staff.members (id, login, name, roles, made_at) values ($1, $2, $3, $4, $5)
       on conflict (${emailKey('login')}) do nothing returning ${memberColumns}`,
      [randomUUID(), canonicalEmail(email), name, roles, now],
    )
    return rows[0] ?? null
  }

  /** Removes password, second factor and sessions. Null if there is no such member. */
  async function beginAnew(client: ClientBase, id: string): Promise<Member | null> {
    const { rows } = await client.query<Member>(
      `update staff.members set state = 'invited', password_hash = null, code_key = null where id = $1
       returning ${memberColumns}`,
      [id],
    )
    for (const table of ['sessions', 'passkeys'])
      await client.query(`delete from staff.${table} where member_id = $1`, [id])
    return rows[0] ?? null
  }

  /** The link goes to the member alone, and everybody else who manages access is told. */
  async function sendLink(
    client: ClientBase,
    { by, member, isAgain }: { by: Member; member: Member; isAgain: boolean },
    now: Date,
  ): Promise<void> {
    const token = await giveLink(client, member.id, now)
    const facts = { siteUrl, by: by.name, isAgain }
    await queueEmail(client, invitationEmail({ ...facts, to: member.email, token }), now)
    const { rows: admins } = await client.query<{ email: string }>(
      `select login as email from staff.members
       where state = 'active' and 'admin' = any(roles) and id <> all($1::uuid[]) order by login`,
      [[by.id, member.id]],
    )
    for (const { email: to } of admins)
      await queueEmail(client, inviteNoticeEmail({ ...facts, to, member }), now)
  }

  async function queued<Refusal>(
    work: (client: ClientBase) => Promise<Outcome<null, Refusal>>,
  ): Promise<Outcome<null, Refusal>> {
    const outcome = await inTransaction(pool, work)
    onEmails()
    return outcome
  }

  async function invitation(token: string): Promise<OpenInvitation | null> {
    const { rows } = await pool.query<Member & { codeKey: Buffer }>(
      `select ${memberColumns}, invitations.code_key as "codeKey" from staff.invitations
         join staff.members on members.id = member_id
       where hash = $1 and spent_at is null and until > $2 and state = 'invited'`,
      [tokenHash(token), clock()],
    )
    const [row] = rows
    const key = row && codeKeys.open(row.codeKey)
    if (!row || !key) return null
    const { codeKey: _, ...member } = row
    return { member, key }
  }

  return {
    invitation,

    /** For the first member: while nobody has ever logged in, each call returns a new link; afterwards null. */
    inviteFirst: (first: NewMember): Promise<string | null> =>
      inTransaction(pool, async (client) => {
        await client.query('lock table staff.members in share row exclusive mode')
        const { rows } = await client.query<{ id: string; state: string }>(
          'select id, state from staff.members',
        )
        if (rows.some(({ state }) => state !== 'invited') || rows.length > 1) return null
        const now = clock()
        const id = rows[0]?.id ?? (await addMember(client, first, now))?.id ?? ''
        return giveLink(client, id, now)
      }),

    invite: (by: Member, wish: NewMember): Promise<Outcome<null, { readonly code: 'address-taken' }>> =>
      queued(async (client) => {
        const now = clock()
        const member = await addMember(client, wish, now)
        if (!member) return refused({ code: 'address-taken' })
        await write(client, by, { act: 'invited', facts: { member: member.id } }, now)
        await sendLink(client, { by, member, isAgain: false }, now)
        return accepted(null)
      }),

    /** After a lost password or phone, or for a member who comes back. */
    inviteAgain: (
      by: Member,
      id: string,
    ): Promise<Outcome<null, { readonly code: 'member-unknown' | 'oneself' }>> =>
      queued<{ readonly code: 'member-unknown' | 'oneself' }>(async (client) => {
        if (id === by.id) return refused({ code: 'oneself' })
        const now = clock()
        const member = await beginAnew(client, id)
        if (!member) return refused({ code: 'member-unknown' })
        await write(client, by, { act: 'invited', facts: { member: id, again: true } }, now)
        await sendLink(client, { by, member, isAgain: true }, now)
        return accepted(null)
      }),

    /**
     * For an operator with access to the machine, because the only admin may have lost the phone. Null if nobody has this
     * address.
     */
    inviteFromOutside: (email: string): Promise<string | null> =>
      inTransaction(pool, async (client) => {
        const { rows } = await client.query<Member>(
          `select ${memberColumns} from staff.members where ${isEmail('login', '$1')} for update`,
          [canonicalEmail(email)],
        )
        const [member] = rows
        if (!member) return null
        const now = clock()
        await beginAnew(client, member.id)
        await write(client, member, { act: 'invited', facts: { from: 'console', member: member.id } }, now)
        return giveLink(client, member.id, now)
      }),

    /** Sets both factors in one step and logs in. */
    async takeInvitation(
      token: string,
      {
        password,
        code,
        client: place,
        devices,
      }: { password: string; code: string; client: string; devices: readonly string[] },
    ): Promise<Outcome<CameIn, TakeRefusal>> {
      const open = await invitation(token)
      if (!open) return refused({ code: 'invitation-over' })
      const { member, key } = open
      const fault = newPasswordFault(password, member.email)
      if (fault) return refused({ code: 'password-refused', fault })
      const now = clock()
      const step = stepOfCode(key, code, now, 0)
      if (step === null) return refused({ code: 'code-wrong' })
      const hashed = await passwords.hashWithLink({ token, client: place }, password)
      if (!hashed.ok) return hashed
      const outcome = await inTransaction(pool, async (client): Promise<Outcome<string, TakeRefusal>> => {
        const { rows } = await client.query<{ codeKey: Buffer }>(
          `update staff.invitations set spent_at = $2 where hash = $1 and spent_at is null and until > $2
           returning code_key as "codeKey"`,
          [tokenHash(token), now],
        )
        const [taken] = rows
        if (!taken) return refused({ code: 'invitation-over' })
        await client.query(
          `update staff.members set state = 'active', password_hash = $2, code_key = $3, last_step = $4 where id = $1`,
          [member.id, hashed.value, taken.codeKey, step],
        )
        await write(client, member, { act: 'invitation-taken' }, now)
        return accepted(await beginSession(client, member.id, now))
      })
      if (!outcome.ok) return outcome
      const owner = { realm: 'staff', email: member.email, devices } as const
      await passwords.ownerCame(owner)
      return accepted({ session: outcome.value, device: passwords.deviceOf(owner) })
    },
  }
}
