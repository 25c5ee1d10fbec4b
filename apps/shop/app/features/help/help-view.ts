import type { FaqQuestion } from '@wojaz/content'
import type { Opening } from '@wojaz/talks'
import type { ShopContact } from '@wojaz/travel/guest'

export interface HelpView {
  isLoggedIn: boolean
  /** What was looked for; empty: nothing, and all questions are here. */
  typed: string
  questions: FaqQuestion[]
  contact: ShopContact
  /** Whether somebody answers now, or when. */
  openings: Readonly<Record<'phone' | 'chat', Opening>>
  /** The answer that was rated just now; null: none. */
  rated: string | null
}
