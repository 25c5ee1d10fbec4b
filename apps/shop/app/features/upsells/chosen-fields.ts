import { type ChosenUpsell, type Upsell, upsellField, variantPrice } from '@wojaz/booking'

/** The choice in one card, by field name: the code of a variant, or 'on' for a trip. */
export type ChosenFields = Readonly<Record<string, string>>

export function fieldsOf({ type }: Upsell, chosen: readonly ChosenUpsell[]): ChosenFields {
  const own = chosen.filter((one) => one.type === type)
  return Object.fromEntries(
    own.map(({ code, person }) =>
      type === 'FACULTATIVE_TRIPS'
        ? [upsellField(type, person, code), 'on']
        : [upsellField(type, person), code],
    ),
  )
}

/** The price of the card's current choice, in grosze. */
export function cardTotal(upsell: Upsell, fields: ChosenFields): number {
  const people = upsell.personRefs.length > 0 ? upsell.personRefs : [null]
  return people
    .flatMap((person) =>
      upsell.variants
        .filter(({ code }) =>
          upsell.type === 'FACULTATIVE_TRIPS'
            ? fields[upsellField(upsell.type, person, code)] === 'on'
            : fields[upsellField(upsell.type, person)] === code,
        )
        .map((variant) => variantPrice(upsell, variant, person)),
    )
    .reduce((sum, price) => sum + price, 0)
}
