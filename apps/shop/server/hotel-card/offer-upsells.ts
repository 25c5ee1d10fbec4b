import { isPromoted, lowestPrice, partyMembers, promotedFirst, type Upsell, wordKey } from '@wojaz/booking'
import type { Offer } from '@wojaz/offers'
import type { CardUpsell } from '../../app/features/hotel-card/card-upsell.ts'
import {
  type DescribedUpsell,
  describedUpsell,
  variantTitle,
  type Words,
} from '../upsells/described-upsell.ts'

/** What can be added to an offer, as the specification describes it. */
export interface OfferUpsell extends DescribedUpsell {
  /** For whom it can be chosen, one by one; empty: once for all. */
  personRefs: readonly string[]
  isPromoted: boolean
}

interface Asked {
  upsells: readonly Upsell[]
  /** Codes that came with the link. */
  promoted: readonly string[]
  i18n: Words
}

/** The catalogue of the checkout with its words: what was promised first. */
export function offerUpsells(
  offer: Offer,
  { upsells, promoted, i18n, pages }: Asked & { pages: readonly { url: string }[] },
): OfferUpsell[] {
  const people = personNames(offer)
  return promotedFirst(upsells, promoted).map((upsell) => ({
    ...describedUpsell(upsell, i18n, pages),
    personRefs: upsell.personRefs.flatMap((person) => people[person] ?? []),
    isPromoted: isPromoted(upsell, promoted),
  }))
}

/** The same for the card: what it is, from what price, and of what was promised each variant. */
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

/** As participants are called in calls: kind and place among their kind. */
function personNames({ occupancies }: Offer): string[] {
  const counted = { adults: 0, children: 0 }
  return partyMembers(occupancies).map(({ birthDate }) => {
    const kind = birthDate === null ? 'adults' : 'children'
    counted[kind] += 1
    return `${kind}-${counted[kind]}`
  })
}
