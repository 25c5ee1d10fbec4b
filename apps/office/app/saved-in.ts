import type { SavedQuestion, SavedRoom } from '@wojaz/staff/server'
import type { AtDesk } from './at-desk.ts'
import { saveRefusals } from './saved-words.ts'

/** The path of each room; its filters are saved below it. */
export const roomPaths: Readonly<Record<SavedRoom, string>> = {
  orders: '/zamowienia',
  talks: '/rozmowy',
  complaints: '/reklamacje',
}

export interface SavedView {
  readonly room: SavedRoom
  readonly saved: readonly SavedQuestion[]
  /** The current filter, as it would be saved. */
  readonly asked: string
  /** Why the last filter was not saved. */
  readonly fault: string | null
}

/** The query string to save: without the page position, the fault and empty or overlong values. */
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
