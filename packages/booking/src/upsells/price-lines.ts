import type { UpsellLine } from '../cart-price.ts'
import type { TakenSeat } from '../order.ts'
import { type ChosenUpsell, type Upsell, variantPrice } from '../upsell.ts'

/** The only place where chosen upsells get their price. What is no longer sold has no line: `chosenRefusals` reports it. */
export function priceLines(
  upsells: readonly Upsell[],
  chosen: readonly ChosenUpsell[],
  seats: readonly TakenSeat[],
): readonly UpsellLine[] {
  const lines = chosen.flatMap(({ type, code, person }) => {
    const upsell = upsells.find((one) => one.type === type)
    const variant = upsell?.variants.find((one) => one.code === code)
    return upsell && variant && !variant.isIncluded
      ? { type, code, person, amount: variantPrice(upsell, variant, person) }
      : []
  })
  const seatLines = seats.map(({ seat, person, price }) => ({
    type: 'SEATS' as const,
    code: seat,
    person,
    amount: price,
  }))
  return [...lines, ...seatLines]
}
