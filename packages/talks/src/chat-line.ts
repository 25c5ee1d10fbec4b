import type { Opening } from './chat-hours.ts'
import type { ChatState } from './talk.ts'

/** What a guest is told about when an answer will come. */
export type ChatLine =
  /** Somebody is talking with them. */
  | { readonly state: 'answered'; readonly name: string }
  /** They are waiting; `place` counts those before them and themselves. */
  | { readonly state: 'waiting'; readonly place: number }
  /** Staff are there: write. */
  | { readonly state: 'open'; readonly until: string }
  /** It is open, but nobody is there at the moment. */
  | { readonly state: 'away' }
  | { readonly state: 'closed'; readonly opensAt: Opening['opensAt'] }

/** Promises no answer that nobody will give: a waiting guest is also told when all staff have left. */
export function chatLine(facts: { opening: Opening; staffThere: number; chat: ChatState }): ChatLine {
  const { opening, staffThere, chat } = facts
  if (chat.state === 'answered') return { state: 'answered', name: chat.staffName }
  if (!opening.isOpen) return { state: 'closed', opensAt: opening.opensAt }
  if (staffThere === 0) return { state: 'away' }
  if (chat.state === 'waiting') return { state: 'waiting', place: chat.place }
  return { state: 'open', until: opening.until ?? '' }
}
