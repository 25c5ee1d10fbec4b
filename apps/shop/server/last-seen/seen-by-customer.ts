import { mostWatched } from '@wojaz/travel/guest'
import { parseOfferCode } from '@wojaz/travel/offer-code'
import type { Services } from '../request/services.ts'

/** What this browser remembers, then what the customer looked at in others; of a hotel the newest alone. A stranger has only the browser. */
export async function seenByCustomer(
  account: Pick<Services['account'], 'joinSeen' | 'seenBy'>,
  customer: { uid: string } | null,
  offerCodes: readonly string[],
): Promise<readonly string[]> {
  if (!customer) return offerCodes
  const known = offerCodes.filter((code) => parseOfferCode(code).ok)
  await account.joinSeen(customer.uid, 'offer', known)
  return hotelsOnce([...known, ...(await account.seenBy(customer.uid, 'offer'))]).slice(0, mostWatched)
}

function hotelsOnce(offerCodes: readonly string[]): string[] {
  const seen = new Set<string>()
  return offerCodes.filter((code) => {
    const parts = parseOfferCode(code)
    if (!parts.ok) return false
    // A flight alone has no hotel: each is a thing of its own.
    const thing = parts.value.hotelCode ?? code
    if (seen.has(thing)) return false
    seen.add(thing)
    return true
  })
}
