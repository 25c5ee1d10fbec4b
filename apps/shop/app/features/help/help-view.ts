import type { FaqQuestion } from '@wojaz/content'
import type { Opening } from '@wojaz/talks'
import type { ShopContact } from '@wojaz/travel/guest'

export interface HelpView {
  isLoggedIn: boolean
  /** The searched text. Empty: all questions are shown. */
  typed: string
  questions: FaqQuestion[]
  contact: ShopContact
  /** Whether somebody answers now, or when. */
  openings: Readonly<Record<'phone' | 'chat', Opening>>
  /** The answer that was rated a moment ago. Null: none. */
  rated: string | null
}
