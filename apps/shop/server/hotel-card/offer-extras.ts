import type { Offer } from '@wojaz/offers'
import { countPassengers, type Locale, wholeParty } from '@wojaz/travel'
import { shippedText } from '../error-text.ts'

/** What can be taken along with an offer, as the specification describes it. */
export interface Upsell {
  type: string
  title: string
  description: string
  groupType: 'INCLUDED'
  headerImageUrl: string | null
  attachments: readonly string[]
  showIcon: 'CHECKOUT' | null
  resignationAvailable: boolean
  recommending: { title: string; callToAction: string } | null
  discouraging: { title: string; callToAction: string } | null
  variants: readonly UpsellVariant[]
  /** Whom it is for. */
  personRefs: readonly string[]
}

interface UpsellVariant {
  code: string
  /** Grosze on top of the offer's price. */
  price: number
  title: string
  options: readonly string[]
  summaryTitle: string
}

/** What the price of the offer already holds and guests ask about. What can be added to it is chosen when booking. */
export function offerExtras({ quote, occupancies, returnDate }: Offer, locale: Locale): Upsell[] {
  if (quote.transfer === 0) return []
  const title = shippedText('hotelCard.price.part.transfer', locale)
  const { ADULT, CHILD } = countPassengers(wholeParty(occupancies), returnDate)
  const refs = (kind: string, count: number) =>
    Array.from({ length: count }, (_, position) => `${kind}-${position + 1}`)
  return [
    {
      ...{ type: 'TRANSFER', title, description: shippedText('hotelCard.box.allInside', locale) },
      ...{ groupType: 'INCLUDED', headerImageUrl: null, attachments: [], showIcon: null },
      ...{ resignationAvailable: false, recommending: null, discouraging: null },
      variants: [{ code: 'TRANSFER', price: 0, title, options: [], summaryTitle: title }],
      // Infants travel on a lap.
      personRefs: [...refs('adults', ADULT), ...refs('children', CHILD)],
    },
  ]
}
