import { randomUUID } from 'node:crypto'
import { inTransaction } from '@wojaz/database'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Member } from './member.ts'
import { wordSealing } from './sealed-words.ts'
import type { StaffParts } from './staff-parts.ts'

export const savedRooms = ['orders', 'talks', 'complaints'] as const
export type SavedRoom = (typeof savedRooms)[number]

/** A saved list. */
export interface SavedQuestion {
  readonly id: string
  readonly name: string
  /** As in the address. */
  readonly asked: string
  readonly isShared: boolean
  readonly isOwn: boolean
  /** Its owner. */
  readonly by: string
}

export type SaveRefusal = { readonly code: 'name-missing' | 'name-too-long' | 'too-many' }

/** Per member, in all rooms. */
export const mostSaved = 30
const longestName = 60

/** Lists saved under a name. Encrypted, because they may contain the name of a guest. */
export function savingQuestions({ pool, clock, secret }: StaffParts) {
  const { sealWords, openWords } = wordSealing(secret)
  return {
    /** The same name replaces the saved list. */
    saveQuestion: (
      by: Member,
      wish: { room: SavedRoom; name: string; asked: string; isShared: boolean },
    ): Promise<Outcome<null, SaveRefusal>> =>
      inTransaction(pool, async (client) => {
        const name = wish.name.replace(/\s+/g, ' ').trim()
        if (name === '') return refused({ code: 'name-missing' })
        if (name.length > longestName) return refused({ code: 'name-too-long' })
        // Serialises concurrent requests, so that both are counted.
        await client.query('select from staff.members where id = $1 for update', [by.id])
        const { rows } = await client.query<{ others: number }>(
          `select count(*)::int as others from staff.saved_questions
           where member_id = $1 and not (room = $2 and lower(name) = lower($3))`,
          [by.id, wish.room, name],
        )
        if ((rows[0]?.others ?? 0) >= mostSaved) return refused({ code: 'too-many' })
        await client.query(
          `insert into staff.saved_questions (id, member_id, room, name, asked, is_shared, saved_at)
           values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (member_id, room, lower(name)) do update
             set name = excluded.name, asked = excluded.asked, is_shared = excluded.is_shared, saved_at = excluded.saved_at`,
          [randomUUID(), by.id, wish.room, name, sealWords(wish.asked), wish.isShared, clock()],
        )
        return accepted(null)
      }),

    /** Their own, and those that others share. */
    async savedQuestions(of: Member, room: SavedRoom): Promise<readonly SavedQuestion[]> {
      const { rows } = await pool.query<SavedQuestion>(
        `select saved_questions.id, saved_questions.name, asked, is_shared as "isShared", member_id = $1 as "isOwn", members.name as by
         from staff.saved_questions join staff.members on members.id = member_id
         where room = $2 and (member_id = $1 or (is_shared and members.state = 'active'))
         order by member_id <> $1, lower(saved_questions.name), saved_questions.id`,
        [of.id, room],
      )
      return rows.map((row) => ({ ...row, asked: openWords(row.asked) }))
    },

    /** Only their own. */
    async removeQuestion(by: Member, id: string): Promise<void> {
      await pool.query('delete from staff.saved_questions where id = $1 and member_id = $2', [id, by.id])
    },
  }
}
