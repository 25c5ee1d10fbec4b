import type { ChosenUpsell, Upsell } from '../upsell.ts'

export interface ChosenRefusal extends ChosenUpsell {
  readonly refusal:
    | 'not-offered'
    | 'already-included'
    | 'chosen-on-the-map'
    | 'person-not-allowed'
    | 'chosen-twice'
}

/** Returns what cannot be added to this trip, and why. */
export function chosenRefusals(
  upsells: readonly Upsell[],
  chosen: readonly ChosenUpsell[],
): readonly ChosenRefusal[] {
  return chosen.flatMap((one, place) => {
    const refusal = refusalOf(upsells, one, chosen.slice(0, place))
    return refusal === null ? [] : { ...one, refusal }
  })
}

function refusalOf(
  upsells: readonly Upsell[],
  { type, code, person }: ChosenUpsell,
  before: readonly ChosenUpsell[],
): ChosenRefusal['refusal'] | null {
  if (type === 'SEATS') return 'chosen-on-the-map'
  const upsell = upsells.find((one) => one.type === type)
  const variant = upsell?.variants.find((one) => one.code === code)
  if (!upsell || !variant) return 'not-offered'
  if (variant.isIncluded) return 'already-included'
  const isAllowed = person === null ? upsell.personRefs.length === 0 : upsell.personRefs.includes(person)
  if (!isAllowed) return 'person-not-allowed'
  const rivals = before.filter((other) => other.type === type && other.person === person)
  const isTwice =
    type === 'FACULTATIVE_TRIPS' ? rivals.some((other) => other.code === code) : rivals.length > 0
  return isTwice ? 'chosen-twice' : null
}
