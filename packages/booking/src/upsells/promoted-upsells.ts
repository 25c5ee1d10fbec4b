import type { Upsell } from '../upsell.ts'

/** True when one of these codes is the type of this upsell, or a variant that is for sale. */
export function isPromoted({ type, variants }: Upsell, codes: readonly string[]): boolean {
  return codes.some(
    (promoted) =>
      promoted === type || variants.some(({ code, isIncluded }) => code === promoted && !isIncluded),
  )
}

/** Puts promoted upsells first, in the order of the codes. The others keep their order. Nothing is chosen by default. */
export function promotedFirst(upsells: readonly Upsell[], codes: readonly string[]): readonly Upsell[] {
  const promoted = codes.flatMap((code) => upsells.filter((upsell) => isPromoted(upsell, [code])))
  return [...new Set([...promoted, ...upsells])]
}
