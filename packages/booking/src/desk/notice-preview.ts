import type { EmailPlan } from '../documents/email-plan.ts'
import { hasEmail, madeEmail } from '../documents/notice-emails.ts'
import { applyChange } from '../notices/apply-change.ts'
import type { NoticeDraft } from '../notices/draft-notice.ts'
import type { NoticeSubstitute, OrderNotice } from '../notices/notice.ts'
import type { Order } from '../order.ts'

/** The full text of an email before it is sent. */
export interface EmailPreview {
  readonly subject: string
  /** Paragraphs without links. Only the sent email has them. */
  readonly text: readonly string[]
}

/** Returns the email that the guest of this order would get. Null: for a trip that is called off, the refund email tells it. */
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
  // A notice that needs no answer takes effect at once. The email shows the changed trip.
  const told = draft.answerBy ? order : { ...order, offer: applyChange(order.offer, draft.change) }
  return emailPreview(madeEmail(told, notice, { siteUrl: '', orderUrl: '', answerUrl: '' }).plan)
}

export function emailPreview({ subject, greeting, text, rows, note }: EmailPlan): EmailPreview {
  const lines = rows.map(({ label, value }) => `${label}: ${value}`)
  return { subject, text: [greeting, text, ...lines, ...(note ? [note] : [])] }
}
