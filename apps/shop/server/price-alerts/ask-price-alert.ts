import type { Content } from '@wojaz/content/server'
import { isTrapped, type Typed } from '@wojaz/mail'
import type { Offers } from '@wojaz/offers/server'
import { readAlertForm } from '@wojaz/price-alerts'
import type { PriceAlerts } from '@wojaz/price-alerts/server'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import { type FormRefusal, faulty } from '../request/form-refusal.ts'

export interface AlertServices {
  content: Content
  offers: Offers
  priceAlerts: PriceAlerts
}

/** The price alert form of a hotel card. The answer is the same for every email address. */
export async function askPriceAlert(
  { content, offers, priceAlerts }: AlertServices,
  typed: Typed,
  { locale, place, customer }: { locale: Locale; place: string; customer: { email: string } | null },
): Promise<Outcome<{ thanks: string }, FormRefusal>> {
  const { texts } = await content.dictionary(locale)
  const thanks = texts['hotelCard.alert.thanks'] ?? ''
  if (isTrapped(typed)) return accepted({ thanks })
  const found = await offers.offer(typed.offerCode ?? '', { locale, perPerson: false })
  if (!found.ok) return faulty({ below: 'offer-gone' }, locale)
  const wish = readAlertForm(typed, found.value.quote.total)
  if (!wish.ok) return faulty(wish.refusal, locale)
  const isProven = customer?.email === wish.value.email
  await priceAlerts.ask({ ...wish.value, offer: found.value, locale, place, isProven })
  return accepted({ thanks: isProven ? (texts['hotelCard.alert.thanksKnown'] ?? '') : thanks })
}
