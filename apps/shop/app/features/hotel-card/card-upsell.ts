import type { UpsellType } from '@wojaz/booking'

/** Something that can be added to the chosen offer when booking. Money in grosze; words in the guest's language. */
export interface CardUpsell {
  type: UpsellType
  title: string
  text: string
  from: number
  per: 'person' | 'seat' | 'all'
  /** The guest was promised it with the link. */
  isPromoted: boolean
  /** Of what was promised; null: in the price already. */
  variants: readonly { code: string; title: string; price: number | null }[]
}
