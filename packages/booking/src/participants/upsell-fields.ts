import type { Typed } from '@wojaz/mail'
import type { ChosenUpsell, Upsell, UpsellType } from '../upsell.ts'

/**
 * Name of an upsell field. 'LUGGAGE.0' holds the variant of the first traveller, 'PARKING' the one of the whole party; '' means
 * none. Several excursions can be chosen, so each has a checkbox: 'FACULTATIVE_TRIPS.0.JEEP'.
 */
export function upsellField(type: UpsellType, person: number | null, code?: string): string {
  return [type, person, code].filter((part) => part !== null && part !== undefined).join('.')
}

/** Reads the choices that are on offer. What is included in the trip is not a choice. */
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

/** Moves choices to the new person numbers. `order` has for each place the number it had before. */
export function reorderChosen(
  chosen: readonly ChosenUpsell[],
  order: readonly number[],
): readonly ChosenUpsell[] {
  return chosen.map((one) => (one.person === null ? one : { ...one, person: order.indexOf(one.person) }))
}
