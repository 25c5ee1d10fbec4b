import { greeting } from '@wojaz/mail/server'
import type { Order } from '../order.ts'
import { tripLines } from './document-facts.ts'
import type { DocumentName } from './draw-documents.ts'
import type { EmailPlan } from './email-plan.ts'

/** One email about an order: its kind, text and attachments. */
export interface OrderEmailDraft {
  readonly kind: string
  readonly idempotencyKey: string
  readonly plan: EmailPlan
  readonly documents: readonly DocumentName[]
  readonly hasCalendar: boolean
}

export interface Deps {
  readonly siteUrl: string
  /** URL of the order's page with a signed link. */
  readonly orderUrl: string
}

export function draft(
  kind: string,
  order: Order,
  part: string,
  documents: readonly DocumentName[],
  hasCalendar: boolean,
  words: Omit<EmailPlan, 'locale' | 'greeting' | 'trip'>,
): OrderEmailDraft {
  const { locale, offer, contact } = order
  return {
    kind,
    idempotencyKey: [kind, order.number, part].filter(Boolean).join(' '),
    documents,
    hasCalendar,
    plan: {
      ...words,
      locale,
      greeting: greeting(locale, contact.firstName),
      trip: {
        hotel: offer.hotelName,
        lines: tripLines(order),
      },
    },
  }
}
