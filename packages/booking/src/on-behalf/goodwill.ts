/** Reasons for giving something away. The office has a text for each. */
export const goodwillKinds = ['gesture', 'our-mistake', 'hardship', 'complaint', 'other'] as const
export type GoodwillKind = (typeof goodwillKinds)[number]

/** What staff give a guest beyond the contract: a waived fee or a refund. In grosze. */
export interface Goodwill {
  readonly amount: number
  readonly kind: GoodwillKind
  /** The explanation by staff. The guest does not see it. */
  readonly text: string
  /** The second person, who confirmed it. */
  readonly second?: string
}

export const longestReason = 500

/** The default, in grosze. */
export const usualSecondPersonAbove = 500_00

/**
 * Subtracts the waived amount from a fee. The fee never becomes negative, and the stored goodwill is the amount really waived.
 */
export function waivedFee(
  fee: number,
  goodwill: Goodwill | null,
): { readonly fee: number; readonly goodwill?: Goodwill } {
  const amount = Math.min(fee, goodwill?.amount ?? 0)
  return goodwill && amount > 0 ? { fee: fee - amount, goodwill: { ...goodwill, amount } } : { fee }
}

/** Counted by order, so that many small amounts need a second person like one large amount. */
export function needsSecondPerson(amount: number, givenBefore: number, above: number): boolean {
  return amount > 0 && givenBefore + amount > above
}
