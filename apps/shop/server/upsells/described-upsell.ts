import type { Upsell, UpsellType, UpsellVariant } from '@wojaz/booking'
import { wordKey } from '@wojaz/booking'
import type { I18n } from '@wojaz/content'
import { type Attachment, attachmentsOf } from './upsell-attachments.ts'
import { upsellPicture } from './upsell-picture.ts'

export type Words = Pick<I18n, 't'>

export interface DescribedUpsell {
  type: UpsellType
  title: string
  description: string
  groupType: Upsell['groupType']
  headerImageUrl: string
  attachments: readonly Attachment[]
  showIcon: 'CHECKOUT'
  resignationAvailable: boolean
  recommending: { title: string; callToAction: string }
  discouraging: { title: string; callToAction: string }
  variants: readonly DescribedVariant[]
}

interface DescribedVariant {
  code: string
  /** Grosze added to the offer's price. */
  price: number
  childPrice: number | null
  isIncluded: boolean
  title: string
  /** Its contents, sentence by sentence. */
  options: readonly string[]
  summaryTitle: string
}

/** One upsell with its texts. `pages` are the published ones. */
export function describedUpsell(
  upsell: Upsell,
  i18n: Words,
  pages: readonly { url: string }[],
): DescribedUpsell {
  const say = sayingOf(i18n)
  const textOf = (code: string) => say(`upsells.variant.${wordKey(code)}.text`)
  const text = (part: string) => say(`upsells.${wordKey(upsell.type)}.${part}`)
  return {
    type: upsell.type,
    title: text('title'),
    description: text('recommend.title'),
    groupType: upsell.groupType,
    showIcon: 'CHECKOUT',
    headerImageUrl: upsellPicture(upsell.type),
    attachments: attachmentsOf(upsell.type, pages, i18n),
    resignationAvailable: upsell.resignationAvailable,
    recommending: { title: text('recommend.title'), callToAction: text('recommend.cta') },
    discouraging: { title: text('discourage.title'), callToAction: text('discourage.cta') },
    variants: upsell.variants.map((variant) => {
      const { code, price, childPrice, isIncluded } = variant
      const title = variantTitle(variant, i18n)
      return {
        code,
        price,
        childPrice,
        isIncluded,
        title,
        options: [textOf(code)],
        summaryTitle: title,
      }
    }),
  }
}

/** Seats are named by their position in the plane, as on its map. */
export function variantTitle({ code }: UpsellVariant, i18n: Words): string {
  const zone = /^SEAT_(.+)$/.exec(code)?.[1]
  const say = sayingOf(i18n)
  return say(zone ? `upsells.plane.zone.${zone.toLowerCase()}` : `upsells.variant.${wordKey(code)}.title`)
}

const said = new WeakMap<Words, Map<string, string>>()

/** Caches sixty texts per dictionary, because they are the same for every guest until an editor changes one. */
function sayingOf(i18n: Words): (key: string) => string {
  const known = said.get(i18n) ?? new Map<string, string>()
  said.set(i18n, known)
  return (key) => {
    const text = known.get(key) ?? i18n.t(key)
    known.set(key, text)
    return text
  }
}
