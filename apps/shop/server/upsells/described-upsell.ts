import type { Upsell, UpsellType, UpsellVariant } from '@wojaz/booking'
import { wordKey } from '@wojaz/booking'
import type { i18n } from 'i18next'

export type Words = Pick<i18n, 't'>

export interface DescribedUpsell {
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
  variants: readonly DescribedVariant[]
}

interface DescribedVariant {
  code: string
  /** Grosze on top of the offer's price. */
  price: number
  childPrice: number | null
  isIncluded: boolean
  title: string
  options: readonly string[]
  summaryTitle: string
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

/** Seats are named by where they are in the plane, as on its map. */
export function variantTitle({ code }: UpsellVariant, i18n: Words): string {
  const zone = /^SEAT_(.+)$/.exec(code)?.[1]
  const say = sayingOf(i18n)
  return say(zone ? `upsells.plane.zone.${zone.toLowerCase()}` : `upsells.variant.${wordKey(code)}.title`)
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
