import type { EmailPlan } from '../documents/email-plan.ts'
import { hasEmail, madeEmail } from '../documents/notice-emails.ts'
import { applyChange } from '../notices/apply-change.ts'
import type { NoticeDraft } from '../notices/draft-notice.ts'
import type { NoticeSubstitute, OrderNotice } from '../notices/notice.ts'
import type { Order } from '../order.ts'

/** An email before it is sent, word for word. */
export interface EmailPreview {
  readonly subject: string
  /** Paragraphs, without the links, which only the email itself has. */
  readonly text: readonly string[]
}

/** What the guest of this order would be written, word for word. Null: of a trip that is called off the email about its money tells. */
export function noticePreview(
  order: Order,
  draft: NoticeDraft,
  now: Date,
  substitute: NoticeSubstitute | null = null,
): EmailPreview | null {
  const notice: OrderNotice = {
    id: '',
    state: 'told',
    ...draft,
    madeAt: now,
    endedAt: null,
    substitute,
  }
  if (!hasEmail(notice)) return null
  // What asks nothing counts at once, and the email shows the trip as it then is.
  const told = draft.answerBy ? order : { ...order, offer: applyChange(order.offer, draft.change) }
  return emailPreview(madeEmail(told, notice, { siteUrl: '', orderUrl: '', answerUrl: '' }).plan)
}

export function emailPreview({ subject, greeting, text, rows, note }: EmailPlan): EmailPreview {
  const lines = rows.map(({ label, value }) => `${label}: ${value}`)
  return { subject, text: [greeting, text, ...lines, ...(note ? [note] : [])] }
}
