import type { UpsellType } from '@wojaz/booking'

/** Something that can be added to the chosen offer when booking. Money in grosze; words in the guest's language. */
export interface CardUpsell {
  type: UpsellType
  title: string
  text: string
  from: number
  per: 'person' | 'seat' | 'all'
  /** The link promised it to the guest. */
  isPromoted: boolean
  /** The variants that were promised. `price` null: included in the price. */
  variants: readonly { code: string; title: string; price: number | null }[]
}
