import { isPromoted, lowestPrice, promotedFirst, type Upsell, wordKey } from '@wojaz/booking'
import type { CardUpsell } from '../../app/features/hotel-card/card-upsell.ts'
import {
  type DescribedUpsell,
  describedUpsell,
  variantTitle,
  type Words,
} from '../upsells/described-upsell.ts'

/** An upsell of an offer, in the format of the specification. */
export interface OfferUpsell extends DescribedUpsell {
  /** The travellers it can be chosen for, from 0; empty: for all at once. */
  personRefs: readonly number[]
  childRefs: readonly number[]
  isPromoted: boolean
}

interface Asked {
  upsells: readonly Upsell[]
  /** Upsell codes from the link. */
  promoted: readonly string[]
  i18n: Words
}

/** The checkout's upsells with their texts, promoted ones first. */
export function offerUpsells({
  upsells,
  promoted,
  i18n,
  pages,
}: Asked & { pages: readonly { url: string }[] }): OfferUpsell[] {
  return promotedFirst(upsells, promoted).map((upsell) => ({
    ...describedUpsell(upsell, i18n, pages),
    personRefs: upsell.personRefs,
    childRefs: upsell.childRefs,
    isPromoted: isPromoted(upsell, promoted),
  }))
}

/** The same for the card: each upsell with its lowest price, and all variants of promoted ones. */
export function cardUpsells({ upsells, promoted, i18n }: Asked): CardUpsell[] {
  return promotedFirst(upsells, promoted).map((upsell) => {
    const { type, personRefs, variants } = upsell
    const isNamed = isPromoted(upsell, promoted)
    return {
      type,
      title: i18n.t(`upsells.${wordKey(type)}.title`),
      text: i18n.t(`upsells.${wordKey(type)}.recommend.title`),
      from: lowestPrice(upsell),
      per: type === 'SEATS' ? 'seat' : personRefs.length > 0 ? 'person' : 'all',
      isPromoted: isNamed,
      variants: isNamed
        ? variants.map((variant) => ({
            code: variant.code,
            title: variantTitle(variant, i18n),
            price: variant.isIncluded ? null : variant.price,
          }))
        : [],
    }
  })
}
