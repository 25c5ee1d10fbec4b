import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { CancelPrice } from '../after-sale/cancel-price.ts'
import type { ChangeTerms } from '../after-sale/change-terms.ts'
import { findQuote, isQuotedTo, openFor, type QuoteRow } from '../after-sale/quote-rows.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { lockOrder } from '../orders/order-rows.ts'
import type { Store } from '../store.ts'
import { type CarryRefusal, carryOut } from './carry-out.ts'
import type { OnBehalf } from './confirmer.ts'
import {
  cancelFigures,
  changeFigures,
  type DecideRefusal,
  decideRefusal,
  type Proposal,
  type ProposalKind,
  type ProposedAct,
  proposalMs,
  refundFigures,
} from './proposal.ts'
import {
  endProposal,
  findProposal,
  findProposalsOf,
  findWaiting,
  insertProposal,
  lapseProposals,
} from './proposal-rows.ts'
import type { RefundPrice } from './refund-price.ts'
import type { SecondPerson } from './second-person.ts'

export type ProposeRefusal = {
  readonly code:
    | 'order-unknown'
    | 'quote-outdated'
    /** Another proposal for this order is waiting. */
    | 'proposal-waits'
}

export type ConfirmProposalRefusal = { readonly code: 'proposal-unknown' } | DecideRefusal | CarryRefusal

/** Actions that give away a large amount wait until another member of staff confirms or refuses them. */
export function proposing(
  options: BookingOptions,
  store: Store,
  callOff: (number: string) => Promise<unknown>,
) {
  const { clock } = options

  return {
    /** Makes a proposal from a quote of staff. Idempotent. */
    propose: (
      number: string,
      { kind, quoteId }: { readonly kind: ProposalKind; readonly quoteId: string },
      behalf: OnBehalf,
    ): Promise<Outcome<null, ProposeRefusal>> =>
      store.decide<null, ProposeRefusal>(async (client) => {
        const order = await lockOrder(client, number)
        if (!order) return refused({ code: 'order-unknown' })
        const now = clock()
        await lapseProposals(client, number, now)
        const others = await findProposalsOf(client, number)
        if (others.some(({ id }) => id === quoteId)) return accepted(null)
        if (others.some(({ state }) => state === 'waiting')) return refused({ code: 'proposal-waits' })
        const act = await actOf(client, order, kind, quoteId, now)
        if (!act) return refused({ code: 'quote-outdated' })
        const expiresAt = new Date(now.getTime() + proposalMs)
        const made = { id: quoteId, orderNumber: number, act, by: behalf.by, madeAt: now, expiresAt }
        await insertProposal(client, made)
        await behalf.note(client)
        return accepted(null)
      }),

    /**
     * Must be another person than the proposer, whom the proposer has not brought in lately. The price is computed again, and it must be what was proposed. If two people
     * confirm at the same time, one of them does it.
     */
    async confirmProposal(id: string, behalf: SecondPerson): Promise<Outcome<Order, ConfirmProposalRefusal>> {
      const secondFor = async (client: ClientBase, { by }: Proposal) => ({
        id: behalf.by.id,
        isIndependent: await behalf.isIndependentOf(client, by.id),
      })
      const known = await store.read((client) => findProposal(client, id))
      if (!known) return refused({ code: 'proposal-unknown' })
      const early = decideRefusal(known, await store.read((client) => secondFor(client, known)), clock())
      if (early) return refused(early)
      // The bank's answer does not matter: money that arrives anyway is counted or refunded.
      await callOff(known.orderNumber)
      const outcome = await store.decide<Order, ConfirmProposalRefusal>(async (client) => {
        const order = await lockOrder(client, known.orderNumber)
        // Read after the order is locked, so that nobody else can decide it meanwhile.
        const proposal = order && (await findProposal(client, id))
        if (!proposal) return refused({ code: 'proposal-unknown' })
        const now = clock()
        const refusal = decideRefusal(proposal, await secondFor(client, proposal), now)
        if (refusal) return refused(refusal)
        const hands = { by: proposal.by.name, second: behalf.by.name, now }
        const done = await carryOut(options, client, order, proposal.act, hands)
        if (!done.ok) return done
        await endProposal(client, id, { state: 'confirmed', by: behalf.by.name, now })
        await behalf.note(client)
        return done
      })
      if (outcome.ok) options.onEmails?.()
      return outcome
    },

    /** Everybody who may confirm may refuse, and so may the proposer. */
    refuseProposal: (id: string, behalf: OnBehalf): Promise<Outcome<Proposal, ConfirmProposalRefusal>> =>
      store.decide<Proposal, ConfirmProposalRefusal>(async (client) => {
        const known = await findProposal(client, id)
        if (!known) return refused({ code: 'proposal-unknown' })
        await lockOrder(client, known.orderNumber)
        const proposal = await findProposal(client, id)
        if (proposal?.state !== 'waiting') return refused({ code: 'proposal-ended' })
        await endProposal(client, id, { state: 'refused', by: behalf.by.name, now: clock() })
        await behalf.note(client)
        return accepted(proposal)
      }),

    waitingProposals: () => store.read((client) => findWaiting(client, clock())),
    proposalsOf: (number: string) => store.read((client) => findProposalsOf(client, number)),
    proposal: (id: string) => store.read((client) => findProposal(client, id)),
  }
}

/** Returns the proposed action of the quote. Null: the quote is outdated, or it gives nothing away. */
async function actOf(
  client: ClientBase,
  order: Order,
  kind: ProposalKind,
  id: string,
  now: Date,
): Promise<ProposedAct | null> {
  const { number } = order
  async function open<Terms>(): Promise<Terms | null> {
    const quote: QuoteRow<Terms> | null = await findQuote<Terms>(client, kind, number, id)
    return quote && isQuotedTo(quote, 'staff') && openFor(quote, order, now) ? quote.terms : null
  }
  if (kind === 'cancel') {
    const terms = await open<CancelPrice>()
    return terms?.goodwill ? { kind, goodwill: terms.goodwill, figures: cancelFigures(terms) } : null
  }
  if (kind === 'refund') {
    const terms = await open<RefundPrice>()
    return terms && { kind, goodwill: terms.goodwill, figures: refundFigures(terms) }
  }
  const terms = await open<ChangeTerms>()
  if (!terms?.goodwill) return null
  const { offer, people, handOver } = terms
  const wish = { offerCode: offer.offerCode, people, ...(handOver && { handOver }) }
  return { kind, wish, goodwill: terms.goodwill, figures: changeFigures(terms) }
}
