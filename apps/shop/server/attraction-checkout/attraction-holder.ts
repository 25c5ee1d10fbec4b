import type { AttractionHolder } from '@wojaz/attractions/server'
import { readAttractionKeys, readAttractionLink } from '../checkout/attraction-cookies.ts'
import type { Services } from '../request/services.ts'
import type { Customer } from '../request/visitor.ts'

/** The credentials of a request: cart keys of the cookie, the link of an email, and the logged-in customer. */
export function attractionHolder(
  { attractionDocuments, clock }: Pick<Services, 'attractionDocuments' | 'clock'>,
  transactionId: string,
  {
    customer,
    cookies,
    link,
  }: { customer: Customer | null; cookies: string | undefined; link?: string | null },
): AttractionHolder {
  const shown = link ?? readAttractionLink(cookies, transactionId)
  const opens = shown !== null && attractionDocuments.opensOrder(transactionId, shown, clock())
  return {
    cartKeys: readAttractionKeys(cookies),
    customer: customer && { id: customer.uid, email: customer.email },
    ...(opens && { emailOf: transactionId }),
  }
}
