import type { CancelPrice } from '../after-sale/cancel-price.ts'
import type { ChangeTerms } from '../after-sale/change-terms.ts'
import type { ChangeWish } from '../after-sale/change-trip.ts'
import type { ProposalState } from '../states/booking-states.ts'
import type { Goodwill } from './goodwill.ts'
import type { RefundPrice } from './refund-price.ts'
import { type SecondPersonRefusal, secondPersonRefusal } from './second-person.ts'

/** The resulting figures of the order, in grosze. The second person agrees to them. */
export interface ProposedFigures {
  readonly fee: number
  readonly refund: number
  /** Null: the trip is cancelled and has no price. */
  readonly total: number | null
}

export type ProposedAct = {
  readonly goodwill: Goodwill
  readonly figures: ProposedFigures
} & (
  | { readonly kind: 'cancel' }
  | { readonly kind: 'refund' }
  | { readonly kind: 'change'; readonly wish: ChangeWish }
)

export type ProposalKind = ProposedAct['kind']

/** An action that gives away so much that a second person must confirm it. */
export interface Proposal {
  readonly id: string
  readonly orderNumber: string
  readonly state: ProposalState
  readonly act: ProposedAct
  readonly by: { readonly id: string; readonly name: string }
  readonly madeAt: Date
  readonly expiresAt: Date
  /** Who confirmed or refused it. */
  readonly endedBy: string | null
  readonly endedAt: Date | null
}

/** The price is computed again at confirmation. A day is enough to find a second person. */
export const proposalMs = 24 * 3_600_000

export const cancelFigures = ({ fee, refund }: CancelPrice): ProposedFigures => ({ fee, refund, total: null })

export const changeFigures = ({ fee, refund, price }: ChangeTerms): ProposedFigures => ({
  fee,
  refund,
  total: price.total,
})

export const refundFigures = ({ goodwill, total }: RefundPrice): ProposedFigures => ({
  fee: 0,
  refund: goodwill.amount,
  total,
})

export function isSameFigures(one: ProposedFigures, other: ProposedFigures): boolean {
  return one.fee === other.fee && one.refund === other.refund && one.total === other.total
}

export type DecideRefusal = { readonly code: 'proposal-ended' } | SecondPersonRefusal

/** An ended proposal cannot be decided, and not everybody is a second person. Returns null when it may be confirmed. */
export function decideRefusal(
  { state, by, expiresAt }: Pick<Proposal, 'state' | 'by' | 'expiresAt'>,
  second: { readonly id: string; readonly isIndependent: boolean },
  now: Date,
): DecideRefusal | null {
  if (state !== 'waiting' || expiresAt <= now) return { code: 'proposal-ended' }
  return secondPersonRefusal(by.id, second.id, second.isIndependent)
}
