import type { Offers } from '@wojaz/offers/server'
import { defaultLocale } from '@wojaz/travel/locale'
import { type Outcome, refused } from '@wojaz/travel/outcome'
import type { WishlistFull, Wishlists } from './wishlists.ts'

export type SaveRefusal = WishlistFull | { code: 'offer-sold-out' } | { code: 'offer-unknown' }

/** Saves an offer that can be booked now, at its current price; returns the id of the guest's list. */
export async function saveOffer(
  { offers, wishlists }: { offers: Pick<Offers, 'offer'>; wishlists: Pick<Wishlists, 'save'> },
  guest: string | null,
  offerCode: string,
): Promise<Outcome<string, SaveRefusal>> {
  const found = await offers.offer(offerCode, { locale: defaultLocale, perPerson: false })
  if (found.ok) {
    const { hotelName, quote } = found.value
    return wishlists.save(guest, { offerCode, hotelName, total: quote.total })
  }
  const isUnknown = found.refusal.code === 'offer-code-unreadable' || found.refusal.code === 'offer-unknown'
  return refused({ code: isUnknown ? 'offer-unknown' : 'offer-sold-out' })
}
