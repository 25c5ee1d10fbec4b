import type { SavedQuestion, SavedRoom } from '@wojaz/staff/server'
import type { AtDesk } from './at-desk.ts'
import { saveRefusals } from './saved-words.ts'

/** Where each room lies, and where its questions are saved. */
export const roomPaths: Readonly<Record<SavedRoom, string>> = {
  orders: '/zamowienia',
  talks: '/rozmowy',
  complaints: '/reklamacje',
}

export interface SavedView {
  readonly room: SavedRoom
  readonly saved: readonly SavedQuestion[]
  /** What is asked now, as it would be kept. */
  readonly asked: string
  /** Why the last one was not kept. */
  readonly fault: string | null
}

/** The address without where its page ended; what is too long for a question is none. */
export function askedText(query: Readonly<Record<string, string>>): string {
  const kept = Object.entries(query).filter(
    ([name, value]) =>
      name !== 'after' && name !== 'nie' && /^[a-z]{1,20}$/.test(name) && value !== '' && value.length <= 500,
  )
  return new URLSearchParams(kept.slice(0, 12)).toString()
}

export async function savedIn(
  { staff, member }: Pick<AtDesk, 'staff' | 'member'>,
  room: SavedRoom,
  query: Readonly<Record<string, string>>,
): Promise<SavedView> {
  const fault = Object.entries(saveRefusals).find(([code]) => code === query.nie)?.[1] ?? null
  return { room, saved: await staff.savedQuestions(member, room), asked: askedText(query), fault }
}
