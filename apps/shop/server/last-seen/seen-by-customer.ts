import { mostWatched } from '@wojaz/travel/guest'
import { parseOfferCode } from '@wojaz/travel/offer-code'
import type { Services } from '../request/services.ts'

/**
 * What this browser has stored, then what the customer saw in other browsers; only the newest entry per hotel. A stranger has
 * only the browser's entries.
 */
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
    // A flight has no hotel, so each one counts separately.
    const thing = parts.value.hotelCode ?? code
    if (seen.has(thing)) return false
    seen.add(thing)
    return true
  })
}
