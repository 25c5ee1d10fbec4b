/** Why something is given away; each has its words in the office. */
export const goodwillKinds = ['gesture', 'our-mistake', 'hardship', 'complaint', 'other'] as const
export type GoodwillKind = (typeof goodwillKinds)[number]

/** What staff give a guest that the contract does not: a fee that is not asked for, or money back. In grosze. */
export interface Goodwill {
  readonly amount: number
  readonly kind: GoodwillKind
  /** In the words of whoever gives it. The guest does not read it. */
  readonly text: string
  /** Who looked at it beside whoever proposed it. */
  readonly second?: string
}

export const longestReason = 500

/** In grosze, unless the shop is told another. */
export const usualSecondPersonAbove = 500_00

/** A fee less what is waived of it: never less than nothing, and what is written down is what was waived. */
export function waivedFee(
  fee: number,
  goodwill: Goodwill | null,
): { readonly fee: number; readonly goodwill?: Goodwill } {
  const amount = Math.min(fee, goodwill?.amount ?? 0)
  return goodwill && amount > 0 ? { fee: fee - amount, goodwill: { ...goodwill, amount } } : { fee }
}

/** Counted by order: many small gifts are one large gift. */
export function needsSecondPerson(amount: number, givenBefore: number, above: number): boolean {
  return amount > 0 && givenBefore + amount > above
}
