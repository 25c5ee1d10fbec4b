import { needsSecondPerson } from '@wojaz/booking'

/** What is known when an amount is decided, in grosze. */
export interface AwardFacts {
  readonly amount: number
  /** What the guest asks for; null: nothing certain. */
  readonly claimed: number | null
  /** What the trip costs. */
  readonly price: number
  /** What was given away of this order before: waived fees, refunds, and other complaints. */
  readonly givenBefore: number
}

/** The law lets an organiser limit damages to three times the price. More than that is not decided in a form. */
export const mostTimesPrice = 3

export type AwardRefusal = {
  readonly code: 'amount-impossible' | 'amount-too-large' | 'second-person-needed'
}

/** Null: one member of staff may decide it. `above`: how much one may give away of an order. */
export function awardRefusal(facts: AwardFacts, above: number): AwardRefusal | null {
  const { amount, price, givenBefore } = facts
  if (!(Number.isSafeInteger(amount) && amount > 0)) return { code: 'amount-impossible' }
  if (amount > price * mostTimesPrice) return { code: 'amount-too-large' }
  return needsSecondPerson(amount, givenBefore, above) ? { code: 'second-person-needed' } : null
}

export type AwardWarning = 'above-claim' | 'above-price'

/** What whoever decides or confirms the amount is told before. */
export function awardWarnings({
  amount,
  claimed,
  price,
}: Pick<AwardFacts, 'amount' | 'claimed' | 'price'>): readonly AwardWarning[] {
  return [
    ...(claimed !== null && amount > claimed ? (['above-claim'] as const) : []),
    ...(amount > price ? (['above-price'] as const) : []),
  ]
}

/** An amount that waits for a second person, or waited. */
export interface Award {
  readonly id: string
  readonly number: string
  readonly orderNumber: string
  readonly state: 'waiting' | 'confirmed' | 'refused' | 'lapsed'
  readonly text: string
  readonly amount: number
  readonly by: { readonly id: string; readonly name: string }
  readonly madeAt: Date
  readonly endedBy: string | null
  readonly endedAt: Date | null
}
