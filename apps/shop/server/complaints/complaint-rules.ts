import type { Order } from '@wojaz/booking'
import {
  type Complaint,
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

/** Reads a form about this order as it is asked in this language. */
export function readTyped(form: TypedComplaint, order: Order, { say, now }: { say: Say; now: Date }) {
  const subject = { departureDate: order.offer.departureDate, today: dayOf(now) }
  return readComplaint(form, complaintCategories(say), subject)
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

/** For the page and the call alike. */
export async function submitTyped(
  { complaints, clock }: Pick<Services, 'complaints' | 'clock'>,
  { customer, order, files, locale, say, ...form }: Submitted,
): Promise<Outcome<Complaint, SubmitRefusal>> {
  const read = readTyped(form, order, { say, now: clock() })
  if (!read.ok) return refused({ code: 'form-faulty', faults: read.refusal })
  return complaints.submit({
    customer: { id: customer.uid, email: customer.email },
    ...{ orderNumber: order.number, locale, written: read.value, files },
  })
}
