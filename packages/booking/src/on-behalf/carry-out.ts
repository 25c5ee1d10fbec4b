import { dayOf } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import { endTrip, priceOf, type QuoteRefusal } from '../after-sale/cancel-trip.ts'
import { changeTerms } from '../after-sale/change-terms.ts'
import type { ChangeRefusal, ChangeWish } from '../after-sale/change-trip.ts'
import { confirmQuote, insertQuote, type QuoteKind } from '../after-sale/quote-rows.ts'
import { wishedTrip } from '../after-sale/wished-trip.ts'
import { becomeTrip } from '../after-sale/write-trip.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { cabinsFrom } from '../upsells/read-cabins.ts'
import { giveBack } from './give-refund.ts'
import type { Goodwill } from './goodwill.ts'
import {
  cancelFigures,
  changeFigures,
  isSameFigures,
  type ProposedAct,
  type ProposedFigures,
  refundFigures,
} from './proposal.ts'
import { refundPrice } from './refund-price.ts'

export type CarryRefusal =
  | QuoteRefusal
  | ChangeRefusal
  /** The figures would be different today. The member of staff who proposed it must look at it again. */
  | { readonly code: 'terms-changed' }
  | { readonly code: 'sold-out' }

/** Who proposed it, who confirmed it, and when. */
interface Hands {
  readonly by: string
  readonly second: string
  readonly now: Date
}

/** Prices a proposal again and carries it out if the figures are still those that were proposed. The order must be locked. */
export async function carryOut(
  options: BookingOptions,
  client: ClientBase,
  order: Order,
  act: ProposedAct,
  { by, second, now }: Hands,
): Promise<Outcome<Order, CarryRefusal>> {
  const goodwill: Goodwill = { ...act.goodwill, second }
  /** Stores the newest quote of the order, so that quotes the guest has open become outdated. */
  async function agreed<Terms>(kind: QuoteKind, terms: Terms): Promise<void> {
    const { id } = await insertQuote(client, kind, order, terms, now, by)
    await confirmQuote(client, id, now)
  }
  const isAsProposed = (figures: ProposedFigures) => isSameFigures(figures, act.figures)

  if (act.kind === 'cancel') {
    const price = priceOf(order, now, goodwill)
    if (!price.ok) return price
    const { order: _, ...terms } = price.value
    if (!isAsProposed(cancelFigures(terms))) return refused({ code: 'terms-changed' })
    await agreed('cancel', terms)
    return accepted(await endTrip(options, client, order, terms, { now, by }))
  }
  if (act.kind === 'refund') {
    const terms = refundPrice(order, goodwill, dayOf(now))
    if (!terms || !isAsProposed(refundFigures(terms))) return refused({ code: 'terms-changed' })
    await agreed('refund', terms)
    return accepted(await giveBack(options, client, order, terms, { now, by }))
  }
  const changed = await changedTerms(options, client, order, { wish: act.wish, goodwill }, now)
  if (!changed.ok) return changed
  if (!isAsProposed(changeFigures(changed.value))) return refused({ code: 'terms-changed' })
  await agreed('change', changed.value)
  const after = await becomeTrip(options, client, order, changed.value, now, by)
  return after ? accepted(after) : refused({ code: 'sold-out' })
}

async function changedTerms(
  { offers }: BookingOptions,
  client: ClientBase,
  order: Order,
  { wish, goodwill }: { readonly wish: ChangeWish; readonly goodwill: Goodwill },
  now: Date,
) {
  if (order.state !== 'confirmed') return refused({ code: 'not-confirmed' } as const)
  const found = await wishedTrip(offers, order, wish, dayOf(now))
  if (!found.ok) return found
  const terms = await changeTerms(cabinsFrom(client), order, { ...found.value, goodwill }, dayOf(now))
  return terms ? accepted(terms) : refused({ code: 'too-late' } as const)
}
