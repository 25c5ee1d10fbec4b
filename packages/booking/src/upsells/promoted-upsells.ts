import type { Upsell } from '../upsell.ts'

/** Does one of these codes mean this upsell: by its type, or by a variant that is for sale? */
export function isPromoted({ type, variants }: Upsell, codes: readonly string[]): boolean {
  return codes.some(
    (promoted) =>
      promoted === type || variants.some(({ code, isIncluded }) => code === promoted && !isIncluded),
  )
}

/** What the guest was promised first, in the order of the promise; the rest as it was. Nothing of it is chosen for anybody. */
export function promotedFirst(upsells: readonly Upsell[], codes: readonly string[]): readonly Upsell[] {
  const promoted = codes.flatMap((code) => upsells.filter((upsell) => isPromoted(upsell, [code])))
  return [...new Set([...promoted, ...upsells])]
}
