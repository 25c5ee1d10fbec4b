import { applyChange } from '../notices/apply-change.ts'
import type { NoticeDraft } from '../notices/draft-notice.ts'
import type { NoticeSubstitute, OrderNotice } from '../notices/notice.ts'
import type { Order } from '../order.ts'
import type { LetterPlan } from '../papers/letter-plan.ts'
import { hasLetter, madeLetter } from '../papers/notice-letters.ts'

/** A letter before it is sent, word for word. */
export interface LetterPreview {
  readonly subject: string
  /** Paragraphs, without the links, which only the letter itself has. */
  readonly text: readonly string[]
}

/** What the guest of this order would be written, word for word. Null: of a trip that is called off the letter about its money tells. */
export function noticePreview(
  order: Order,
  draft: NoticeDraft,
  now: Date,
  substitute: NoticeSubstitute | null = null,
): LetterPreview | null {
  const notice: OrderNotice = {
    id: '',
    state: 'told',
    ...draft,
    madeAt: now,
    endedAt: null,
    substitute,
  }
  if (!hasLetter(notice)) return null
  // What asks nothing counts at once, and the letter shows the trip as it then is.
  const told = draft.answerBy ? order : { ...order, offer: applyChange(order.offer, draft.change) }
  return letterPreview(madeLetter(told, notice, { siteUrl: '', orderUrl: '', answerUrl: '' }).plan)
}

export function letterPreview({ subject, greeting, text, rows, note }: LetterPlan): LetterPreview {
  const lines = rows.map(({ label, value }) => `${label}: ${value}`)
  return { subject, text: [greeting, text, ...lines, ...(note ? [note] : [])] }
}
