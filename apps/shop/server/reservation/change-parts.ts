import {
  type ChangedPart,
  cancelPrice,
  changedParts,
  changeFee,
  dueAfter,
  type Order,
  partyAfter,
  upsellWords,
  wordKey,
} from '@wojaz/booking'
import { type ChangeQuote, type ChangeTerms, type OrderChange, tripFactsOf } from '@wojaz/booking/server'
import { hasHotel } from '@wojaz/offers'
import { dayOf, type IsoDay } from '@wojaz/travel/dates'
import type {
  ChangeFeeView,
  ChangeOption,
  ChangeQuoteView,
  ChangeTermsView,
  OptionKind,
  PastChange,
} from '../../app/features/reservation/change-view.ts'
import { type ChangeKind, changeKinds } from '../../app/features/reservation/reservation-address.ts'
import { namesOf } from '../payment/names-of.ts'

type Say = (key: string, gaps?: Record<string, unknown>) => string

/** The parts of a trip that each page changes; other parts may change as a consequence. */
const askedFor: Record<OptionKind, readonly ChangedPart['part'][]> = {
  termin: ['dates', 'flight'],
  lotnisko: ['flight'],
  pokoj: ['rooms', 'board'],
}

export function optionView(order: Order, { offer, price }: ChangeTerms, kind: OptionKind): ChangeOption {
  const { offerCode, departureDate, returnDate, airportName, departureTime, boardName } = offer
  const isBooked = offerCode === order.offer.offerCode
  const parts = changedParts(order, { offer, participants: order.participants })
  return {
    offerCode,
    departureDate,
    returnDate,
    nights: offer.duration,
    airport: airportName,
    departureTime,
    room: offer.occupancies.map(({ roomName }) => roomName).join(' + '),
    board: boardName,
    total: price.total,
    difference: isBooked ? null : price.total - order.price.total,
    also: parts.filter(({ part }) => !askedFor[kind].includes(part)),
  }
}

/** The parts of a trip that can be changed. A flight has no rooms. */
export function kindsOfTrip({ offer }: Pick<Order, 'offer'>): readonly ChangeKind[] {
  if (!hasHotel(offer)) return ['termin', 'osoby']
  return changeKinds.filter((kind) => kind !== 'lotnisko' || offer.airportCode !== null)
}

/** The changes possible on a day. When it is too late for another trip, a person can still be removed. */
export function kindsOf(order: Order, today: IsoDay): readonly ChangeKind[] {
  if (!cancelPrice(order, today)) return []
  return changeFee(order, today) ? kindsOfTrip(order) : ['osoby']
}

/** Null: it is too late to change the trip. */
export function feeView(order: Order, today: IsoDay): ChangeFeeView | null {
  const fee = changeFee(order, today)
  if (!fee) return null
  const { amount, perPerson } = fee
  const kind =
    perPerson === 0 ? 'flexible' : amount < perPerson * order.participants.length ? 'whole' : 'table'
  return { kind, ...fee }
}

export function quoteView(
  order: Order,
  quote: ChangeQuote & { readonly isOpen: boolean },
  t: Say,
): ChangeQuoteView {
  const { id, isOpen, expiresAt } = quote
  return { ...termsView(order, quote, t), id, isOver: !isOpen, validUntil: expiresAt.toISOString() }
}

export function termsView(order: Order, terms: ChangeTerms, t: Say): ChangeTermsView {
  const { offer, lost, before, difference, fee, feeKind, price, refund, returns, schedule, handOver } = terms
  const kept = order.paid - refund
  return {
    parts: changedParts(order, { offer, participants: partyAfter(order, terms) }),
    lost: [
      ...lost.upsells.map(({ code }) => t(`upsells.variant.${wordKey(code)}.title`)),
      ...lost.seats.map(({ seat }) => t('upsells.plane.seatOf', { seat })),
    ],
    before,
    difference,
    fee,
    feeKind,
    total: price.total,
    paid: order.paid,
    refund,
    ways: [...new Set(returns.map(({ method }) => method))],
    due: dueAfter(schedule, kept),
    isHandOver: handOver !== undefined && !handOver.isSlip,
  }
}

/** Each change with the values before and after it. */
export function pastChanges(order: Order, changes: readonly OrderChange[], t: Say): readonly PastChange[] {
  return changes.map((change, index) => {
    const after = index === 0 ? order : (changes[index - 1]?.replaced ?? order)
    return {
      id: change.id,
      on: dayOf(change.at),
      kind: change.kind,
      parts: change.replaced ? changedParts(change.replaced, after) : [],
      upsells: change.kind === 'upsells' ? pastUpsells(change.facts, after, t) : null,
      money: pastMoney(change),
    }
  })
}

type PastUpsells = Extract<OrderChange, { kind: 'upsells' }>['facts']

function pastUpsells({ added, addedSeats, returned, returnedSeats }: PastUpsells, after: Order, t: Say) {
  const parts = { offer: after.offer, names: namesOf(after) }
  return {
    added: upsellWords(t, { ...parts, lines: added, seats: addedSeats }),
    returned: upsellWords(t, { ...parts, lines: returned, seats: returnedSeats }),
  }
}

/** Upsells are added and returned without a fee; overpaid money was refunded. */
function pastMoney(change: OrderChange): PastChange['money'] {
  if (change.kind !== 'upsells') return tripFactsOf(change)
  if (!change.replaced) return null
  const { price, paid } = change.replaced
  const { total } = change.facts
  return { before: price.total, total, fee: 0, refund: Math.max(paid - total, 0) }
}
