import type { FaqQuestion } from '@wojaz/content'
import type { ShopContact } from '@wojaz/travel/guest'

export interface HelpView {
  isLoggedIn: boolean
  /** What was looked for; empty: nothing, and all questions are here. */
  typed: string
  questions: FaqQuestion[]
  contact: ShopContact
  /** The answer that was rated just now; null: none. */
  rated: string | null
}
