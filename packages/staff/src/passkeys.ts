import { randomUUID } from 'node:crypto'
import { passkeyChecks, tokenHash } from '@wojaz/account/server'
import { inTransaction } from '@wojaz/database'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Pool } from 'pg'
import type { Member } from './member.ts'
import { type ChallengeFor, passkeyChallenges } from './passkey-challenge.ts'
import type { StaffParts } from './staff-parts.ts'

export interface StaffPasskey {
  readonly id: string
  readonly name: string
  readonly addedAt: Date
  readonly usedAt: Date | null
}

export type StaffPasskeyRefusal = {
  readonly code: 'passkey-refused' | 'passkey-known' | 'too-many-passkeys' | 'name-missing'
}

type Checks = ReturnType<typeof passkeyChecks>
type NewKeyAnswer = Parameters<Checks['made']>[0]
export type PasskeyAnswer = Parameters<Checks['answered']>[0]

const mostPasskeys = 10
const longestName = 60

const logIn: ChallengeFor = { purpose: 'log-in', memberId: null }

interface KeyRow {
  id: string
  ownerId: string
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
}

const keyColumns = `id, member_id as "ownerId", credential_id as "credentialId", public_key as "publicKey",
  counter::float8 as counter, transports`

/**
 * Passkeys as a second factor beside the password, as an alternative to the code. The code always stays, so any key may be
 * removed.
 */
export function keepingPasskeys({ pool, clock, secret, siteUrl, write }: StaffParts) {
  const checks = passkeyChecks(siteUrl)
  const challenges = passkeyChallenges(secret)

  /** Whether the challenge is ours, for this purpose, and unused. */
  const takes = (wish: ChallengeFor) => async (challenge: string) => {
    const until = challenges.goodUntil(challenge, wish, clock())
    return until !== null && isSpentNow(pool, challenge, until)
  }

  async function keysOf(memberId: string): Promise<readonly KeyRow[]> {
    const { rows } = await pool.query<KeyRow>(
      `select ${keyColumns} from staff.passkeys where member_id = $1`,
      [memberId],
    )
    return rows
  }

  return {
    /** The options for a login page; any key may answer. */
    passkeyQuestion: () => checks.question(challenges.make(logIn, clock())),

    /** Whether a key of this member has answered; each answer works once. */
    async isPasskeyOf({ id }: Pick<Member, 'id'>, answer: PasskeyAnswer): Promise<boolean> {
      const key = (await keysOf(id)).find(({ credentialId }) => credentialId === answer.id)
      const used = key && (await checks.answered(answer, key, takes(logIn)))
      if (!key || !used) return false
      const { rowCount } = await pool.query(
        'update staff.passkeys set counter = $3, used_at = $4 where id = $1 and counter = $2',
        [key.id, key.counter, used.newCounter, clock()],
      )
      return rowCount === 1
    },

    async passkeysOf({ id }: Pick<Member, 'id'>): Promise<readonly StaffPasskey[]> {
      const { rows } = await pool.query<StaffPasskey>(
        `select id, name, added_at as "addedAt", used_at as "usedAt" from staff.passkeys
         where member_id = $1 order by added_at, id`,
        [id],
      )
      return rows
    },

    async newPasskeyQuestion({ id, email, name }: Member) {
      const challenge = challenges.make({ purpose: 'new-key', memberId: id }, clock())
      const owner = { id, name: email, displayName: `${name} (biuro)` }
      return checks.newKey({ owner, challenge, known: await keysOf(id) })
    },

    /** A logged-in member has already shown both factors. */
    async addPasskey(
      by: Member,
      { answer, name: typed }: { answer: NewKeyAnswer; name: string },
    ): Promise<Outcome<null, StaffPasskeyRefusal>> {
      const name = typed.replace(/\s+/g, ' ').trim().slice(0, longestName)
      if (name === '') return refused({ code: 'name-missing' })
      const made = await checks.made(answer, takes({ purpose: 'new-key', memberId: by.id }))
      if (!made) return refused({ code: 'passkey-refused' })
      const now = clock()
      return inTransaction(pool, async (client): Promise<Outcome<null, StaffPasskeyRefusal>> => {
        await client.query('select from staff.members where id = $1 for update', [by.id])
        const known = await client.query('select from staff.passkeys where member_id = $1', [by.id])
        if ((known.rowCount ?? 0) >= mostPasskeys) return refused({ code: 'too-many-passkeys' })
        const { rowCount } = await client.query(
          `insert into staff.passkeys (id, member_id, credential_id, public_key, counter, transports, name, added_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing`,
          [
            ...[randomUUID(), by.id, made.credentialId, Buffer.from(made.publicKey), made.counter],
            ...[made.transports, name, now],
          ],
        )
        if (rowCount !== 1) return refused({ code: 'passkey-known' })
        await write(client, by, { act: 'passkey-added' }, now)
        return accepted(null)
      })
    },

    /** Only their own key; an empty name changes nothing. */
    async renamePasskey(by: Member, id: string, typed: string): Promise<void> {
      const name = typed.replace(/\s+/g, ' ').trim().slice(0, longestName)
      if (name === '') return
      await pool.query('update staff.passkeys set name = $3 where id = $1 and member_id = $2', [
        id,
        by.id,
        name,
      ])
    },

    removePasskey: (by: Member, id: string): Promise<void> =>
      inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(
          'delete from staff.passkeys where id = $1 and member_id = $2',
          [id, by.id],
        )
        if (rowCount === 1) await write(client, by, { act: 'passkey-removed' }, clock())
      }),
  }
}

/** False if it was already used. */
async function isSpentNow(pool: Pool, challenge: string, until: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    'insert into staff.spent_challenges (hash, until) values ($1, $2) on conflict do nothing',
    [tokenHash(challenge), until],
  )
  return rowCount === 1
}
