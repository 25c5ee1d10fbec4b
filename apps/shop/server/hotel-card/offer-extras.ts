import {
  isPromoted,
  promotedFirst,
  travellersOf,
  type Upsell,
  type UpsellType,
  type UpsellVariant,
} from '@wojaz/booking'
import type { Offer } from '@wojaz/offers'
import type { i18n } from 'i18next'
import type { CardExtra } from '../../app/features/hotel-card/card-extra.ts'
import { lowestPrice } from '../../app/features/upsells/chosen-fields.ts'
import { wordKey } from '../../app/features/upsells/word-key.ts'

type Words = Pick<i18n, 't'>

/** What can be added to an offer, as the specification describes it. */
export interface OfferUpsell extends DescribedUpsell {
  /** For whom it can be chosen, one by one; empty: once for all. */
  personRefs: readonly string[]
  isPromoted: boolean
}

interface DescribedUpsell {
  type: UpsellType
  title: string
  description: string
  groupType: Upsell['groupType']
  headerImageUrl: string | null
  attachments: readonly string[]
  showIcon: 'CHECKOUT'
  resignationAvailable: boolean
  recommending: { title: string; callToAction: string }
  discouraging: { title: string; callToAction: string }
  variants: readonly OfferUpsellVariant[]
}

interface OfferUpsellVariant {
  code: string
  /** Grosze on top of the offer's price. */
  price: number
  childPrice: number | null
  isIncluded: boolean
  title: string
  options: readonly string[]
  summaryTitle: string
}

interface Asked {
  upsells: readonly Upsell[]
  /** Codes that came with the link. */
  promoted: readonly string[]
  i18n: Words
}

/** The catalogue of the checkout with its words: what was promised first. */
export function offerExtras(offer: Offer, { upsells, promoted, i18n }: Asked): OfferUpsell[] {
  const people = personNames(offer)
  return promotedFirst(upsells, promoted).map((upsell) => ({
    ...describedUpsell(upsell, i18n),
    personRefs: upsell.personRefs.flatMap((person) => people[person] ?? []),
    isPromoted: isPromoted(upsell, promoted),
  }))
}

/** One thing that can be added, with what speaks for it and against it. */
export function describedUpsell(upsell: Upsell, i18n: Words): DescribedUpsell {
  const say = sayingOf(i18n)
  const text = (part: string) => say(`upsells.${wordKey(upsell.type)}.${part}`)
  return {
    ...{ type: upsell.type, title: text('title'), description: text('recommend.title') },
    ...{ groupType: upsell.groupType, headerImageUrl: null, attachments: [], showIcon: 'CHECKOUT' },
    resignationAvailable: upsell.resignationAvailable,
    recommending: { title: text('recommend.title'), callToAction: text('recommend.cta') },
    discouraging: { title: text('discourage.title'), callToAction: text('discourage.cta') },
    variants: upsell.variants.map((variant) => {
      const { code, price, childPrice, isIncluded } = variant
      const title = variantTitle(variant, i18n)
      return { ...{ code, price, childPrice, isIncluded }, title, options: [], summaryTitle: title }
    }),
  }
}

/** The same for the card: what it is, from what price, and of what was promised each variant. */
export function cardExtras({ upsells, promoted, i18n }: Asked): CardExtra[] {
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
            ...{ code: variant.code, title: variantTitle(variant, i18n) },
            price: variant.isIncluded ? null : variant.price,
          }))
        : [],
    }
  })
}

const said = new WeakMap<Words, Map<string, string>>()

/** Sixty texts for every guest, the same until an editor changes one and the dictionary is another: looked up once. */
function sayingOf(i18n: Words): (key: string) => string {
  const known = said.get(i18n) ?? new Map<string, string>()
  said.set(i18n, known)
  return (key) => {
    const text = known.get(key) ?? i18n.t(key)
    known.set(key, text)
    return text
  }
}

/** Seats are named by where they are in the plane, as on its map. */
function variantTitle({ code }: UpsellVariant, i18n: Words): string {
  const zone = /^SEAT_(.+)$/.exec(code)?.[1]
  const say = sayingOf(i18n)
  return say(zone ? `upsells.plane.zone.${zone.toLowerCase()}` : `upsells.variant.${wordKey(code)}.title`)
}

/** As participants are called in calls: kind and place among their kind. */
function personNames({ occupancies }: Offer): string[] {
  const counted = { adults: 0, children: 0 }
  return travellersOf(occupancies).map(({ birthDate }) => {
    const kind = birthDate === null ? 'adults' : 'children'
    counted[kind] += 1
    return `${kind}-${counted[kind]}`
  })
}
