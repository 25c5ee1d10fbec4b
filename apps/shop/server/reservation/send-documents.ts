import type { Order, SentName } from '@wojaz/booking'
import type { DocumentsRefusal } from '@wojaz/booking/server'
import { address, emailFault } from '@wojaz/mail'
import { type Outcome, refused } from '@wojaz/travel/outcome'
import type { Services } from '../request/services.ts'
import type { Customer } from '../request/visitor.ts'

/** The text key of a faulty email address, or a refusal. */
export type SendRefusal = { readonly code: 'email-faulty'; readonly text: string } | DocumentsRefusal

interface SendWish {
  readonly email: string
  readonly documents: readonly string[]
  readonly place: string
}

/** Used by page and API call. */
export async function sendDocuments(
  { sharing }: Pick<Services, 'sharing'>,
  customer: Pick<Customer, 'firstName' | 'email'>,
  order: Order,
  { email, documents, place }: SendWish,
): Promise<Outcome<null, SendRefusal>> {
  const to = address({ email }, 'email')
  const fault = emailFault(to)
  if (fault)
    return refused({
      code: 'email-faulty',
      text: fault === 'email-missing' ? 'forms.fault.emailMissing' : 'forms.fault.emailNotAnAddress',
    })
  const sender = `${customer.firstName} (${customer.email})`
  return sharing.sendDocuments(order, { to, documents: documents as SentName[], sender, place })
}

/** The text keys of refusals. */
export const sendTexts = {
  'not-confirmed': { status: 409, text: 'reservation.send.notConfirmed' },
  'document-unknown': { status: 409, text: 'reservation.send.unknown' },
  'too-many-emails': { status: 429, text: 'reservation.send.tooMany' },
} as const satisfies Record<DocumentsRefusal['code'], { status: number; text: string }>
