import type { Order } from '@wojaz/booking'
import {
  type Complaint,
  type ComplaintCategory,
  type ComplaintFaults,
  type ComplaintRefusal,
  complaintCategories,
  readComplaint,
} from '@wojaz/complaints'
import { dayOf } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { type Outcome, refused } from '@wojaz/travel/outcome'
import type { Services } from '../request/services.ts'
import type { Customer } from '../request/visitor.ts'

export interface TypedComplaint {
  readonly typed: Readonly<Record<string, string>>
  readonly wishes: readonly string[]
}

type Say = Parameters<typeof complaintCategories>[0]

/** The form from the CMS, or the default one. */
export async function complaintForm(
  { content }: Pick<Services, 'content'>,
  { locale, say }: { locale: Locale; say: Say },
): Promise<readonly ComplaintCategory[]> {
  const written = await content.complaintTopics(locale)
  return written.length > 0 ? written : complaintCategories(say)
}

/** Reads a complaint form about this order by the current questions. */
export function readTyped(
  form: TypedComplaint,
  order: Order,
  { categories, now }: { categories: readonly ComplaintCategory[]; now: Date },
) {
  const subject = { departureDate: order.offer.departureDate, today: dayOf(now) }
  return readComplaint(form, categories, subject)
}

export type SubmitRefusal =
  | { readonly code: 'form-faulty'; readonly faults: ComplaintFaults }
  | ComplaintRefusal

interface Submitted extends TypedComplaint {
  readonly customer: Pick<Customer, 'uid' | 'email'>
  readonly order: Order
  readonly files: readonly string[]
  readonly locale: Locale
  readonly say: Say
}

/** Used by the page and by the API call. */
export async function submitTyped(
  services: Pick<Services, 'complaints' | 'clock' | 'content'>,
  { customer, order, files, locale, say, ...form }: Submitted,
): Promise<Outcome<Complaint, SubmitRefusal>> {
  const { complaints, clock } = services
  const categories = await complaintForm(services, { locale, say })
  const read = readTyped(form, order, { categories, now: clock() })
  if (!read.ok) return refused({ code: 'form-faulty', faults: read.refusal })
  return complaints.submit({
    customer: { id: customer.uid, email: customer.email },
    orderNumber: order.number,
    locale,
    written: read.value,
    files,
  })
}
