import { inTransaction } from '@wojaz/database'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import { independentAfterMs, isIndependent } from './independence.ts'
import type { Member } from './member.ts'
import type { Role } from './roles.ts'
import { type AccessGiven, accessesSince, accessGiven } from './staff-log.ts'
import type { StaffParts } from './staff-parts.ts'

export const memberColumns = 'members.id, members.login as email, members.name, members.roles, members.state'

/** `oneself`: nobody can change their own roles or block themselves, so that an admin always remains. */
export type MemberRefusal = { readonly code: 'member-unknown' | 'oneself' }

const ago = (now: Date) => new Date(now.getTime() - independentAfterMs)

/** Members of staff and their roles. */
export function keepingMembers({ pool, clock, write }: StaffParts) {
  return {
    async members(): Promise<readonly Member[]> {
      const { rows } = await pool.query<Member>(
        `select ${memberColumns} from staff.members order by lower(name), id`,
      )
      return rows
    },

    /**
     * Whether neither of two members gave the other one access lately. Otherwise one could make up the second person who
     * confirms what they propose. It is read from the log, which nobody can change.
     */
    async areIndependent(
      one: string,
      other: string,
      client: Pick<ClientBase, 'query'> = pool,
    ): Promise<boolean> {
      const now = clock()
      return isIndependent(await accessGiven(client, [one, other], ago(now)), now)
    },

    /** Invitations and roles given lately, for everybody who manages access. */
    accessesGiven: (): Promise<readonly AccessGiven[]> => accessesSince(pool, ago(clock())),

    giveRoles: (by: Member, id: string, roles: readonly Role[]): Promise<Outcome<null, MemberRefusal>> =>
      inTransaction(pool, async (client) => {
        if (id === by.id) return refused({ code: 'oneself' })
        const { rowCount } = await client.query('update staff.members set roles = $2 where id = $1', [
          id,
          roles,
        ])
        if (rowCount !== 1) return refused({ code: 'member-unknown' })
        await write(
          client,
          by,
          { act: 'roles-given', facts: { member: id, roles: roles.join(' ') } },
          clock(),
        )
        return accepted(null)
      }),

    /** Takes effect at once, also for open sessions. */
    block: (by: Member, id: string): Promise<Outcome<null, MemberRefusal>> =>
      inTransaction(pool, async (client) => {
        if (id === by.id) return refused({ code: 'oneself' })
        const now = clock()
        const { rowCount } = await client.query(`update staff.members set state = 'blocked' where id = $1`, [
          id,
        ])
        if (rowCount !== 1) return refused({ code: 'member-unknown' })
        await client.query('delete from staff.sessions where member_id = $1', [id])
        await client.query(
          'update staff.invitations set spent_at = $2 where member_id = $1 and spent_at is null',
          [id, now],
        )
        await write(client, by, { act: 'blocked', facts: { member: id } }, now)
        return accepted(null)
      }),
  }
}
