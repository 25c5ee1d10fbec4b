import type { Opening } from './chat-hours.ts'
import type { ChatState } from './talk.ts'

/** What a guest hears of when they will be answered. */
export type ChatLine =
  /** Somebody talks with them. */
  | { readonly state: 'answered'; readonly name: string }
  /** They have asked; so many are before them and themselves. */
  | { readonly state: 'waiting'; readonly place: number }
  /** Somebody is there: write. */
  | { readonly state: 'open'; readonly until: string }
  /** It is open, and nobody is there just now. */
  | { readonly state: 'away' }
  | { readonly state: 'closed'; readonly opensAt: Opening['opensAt'] }

/** Nobody is promised an answer that nobody will give: who waits when all have gone hears that, too. */
export function chatLine(facts: { opening: Opening; staffThere: number; chat: ChatState }): ChatLine {
  const { opening, staffThere, chat } = facts
  if (chat.state === 'answered') return { state: 'answered', name: chat.staffName }
  if (!opening.isOpen) return { state: 'closed', opensAt: opening.opensAt }
  if (staffThere === 0) return { state: 'away' }
  if (chat.state === 'waiting') return { state: 'waiting', place: chat.place }
  return { state: 'open', until: opening.until ?? '' }
}
