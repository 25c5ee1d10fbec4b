import type { Typed } from '@wojaz/mail'
import type { ChosenUpsell, Upsell, UpsellType } from '../upsell.ts'

/**
 * Name of a field of the recommendations: 'LUGGAGE.0' holds the variant for the first traveller, 'PARKING' the one for the whole party, ''
 * is a resignation. Of trips as many are taken as are liked, so each has a box of its own: 'FACULTATIVE_TRIPS.0.JEEP'.
 */
export function upsellField(type: UpsellType, person: number | null, code?: string): string {
  return [type, person, code].filter((part) => part !== null && part !== undefined).join('.')
}

/** What was ticked, as far as it is on offer. What is already part of the trip is not chosen. */
export function readChosen(typed: Typed, upsells: readonly Upsell[]): readonly ChosenUpsell[] {
  return upsells.flatMap(({ type, variants, personRefs }) =>
    (personRefs.length > 0 ? personRefs : [null]).flatMap((person) =>
      variants
        .filter(({ isIncluded }) => !isIncluded)
        .filter(({ code }) =>
          type === 'FACULTATIVE_TRIPS'
            ? typed[upsellField(type, person, code)] === 'on'
            : typed[upsellField(type, person)] === code,
        )
        .map(({ code }) => ({ type, code, person })),
    ),
  )
}

/** The same choices for the same people, who now have other numbers: `order` says for each place the number it had before. */
export function reorderChosen(
  chosen: readonly ChosenUpsell[],
  order: readonly number[],
): readonly ChosenUpsell[] {
  return chosen.map((one) => (one.person === null ? one : { ...one, person: order.indexOf(one.person) }))
}
