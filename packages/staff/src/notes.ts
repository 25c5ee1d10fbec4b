import { inTransaction } from '@wojaz/database'
import type { Member } from './member.ts'
import type { StaffParts } from './staff-parts.ts'

export interface Note {
  readonly id: string
  readonly at: Date
  readonly memberName: string
  readonly text: string
}

export const longestNote = 4000

/** Notes of staff about an order. */
export function keepingNotes({ pool, clock, write }: StaffParts) {
  return {
    /** Removes invisible characters. False if the text is empty or too long. */
    async addNote(by: Member, number: string, typed: string): Promise<boolean> {
      const text = typed
        .replaceAll('\r\n', '\n')
        .replace(/[^\P{Cc}\n]/gu, '')
        .trim()
      if (text === '' || text.length > longestNote) return false
      await inTransaction(pool, async (client) => {
        const now = clock()
        await client.query(
          'insert into staff.notes (order_number, member_id, member_name, at, text) values ($1, $2, $3, $4, $5)',
          [number, by.id, by.name, now, text],
        )
        await write(client, by, { act: 'note-written', orders: [number] }, now)
      })
      return true
    },

    /** The oldest first. */
    async notesOf(number: string): Promise<readonly Note[]> {
      const { rows } = await pool.query<Note>(
        `select id::text, at, member_name as "memberName", text from staff.notes where order_number = $1 order by notes.id limit 500`,
        [number],
      )
      return rows
    },
  }
}
