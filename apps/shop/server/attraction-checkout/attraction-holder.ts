import type { AttractionHolder } from '@wojaz/attractions/server'
import { readAttractionKeys, readAttractionLink } from '../checkout/attraction-cookies.ts'
import type { Services } from '../request/services.ts'
import type { Customer } from '../request/visitor.ts'

/** What a request shows: keys of carts in its cookie, the link of an email, and who is logged in. */
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
