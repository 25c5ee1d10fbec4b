import type { Offer } from '@wojaz/offers'
import { type PriceLine, staysInPrice } from '../cart-price.ts'
import type { Order, TakenSeat } from '../order.ts'
import type { Participant } from '../participant.ts'
import { cabinOf, fittingSeats } from '../seats/fitting-seats.ts'
import type { ChosenUpsell, Upsell } from '../upsell.ts'
import { chosenRefusals } from '../upsells/chosen-refusals.ts'
import { priceLines } from '../upsells/price-lines.ts'

/** One place of the changed trip: the number of a traveller of the old party, or the data of a new traveller. */
export type ChangedPerson = number | Participant

/** The parts of a sold trip that are carried over by a change, and the parts that the new trip does not have. */
export interface CarriedTrip {
  readonly offer: Offer
  readonly participants: readonly Participant[]
  readonly upsells: readonly ChosenUpsell[]
  readonly seats: readonly TakenSeat[]
  readonly lines: readonly PriceLine[]
  /** Shown before the guest agrees. Persons are numbered as in the new party. */
  readonly lost: { readonly upsells: readonly ChosenUpsell[]; readonly seats: readonly TakenSeat[] }
}

type Sold = Pick<Order, 'offer' | 'participants' | 'upsells' | 'seats' | 'price'>

/** `offered` is what can be added to the new trip, at the prices of the day of the contract. */
export function carriedTrip(
  order: Sold,
  offer: Offer,
  people: readonly ChangedPerson[],
  offered: readonly Upsell[],
): CarriedTrip {
  const wanted = order.upsells.flatMap((one) => {
    const person = one.person === null ? null : people.indexOf(one.person)
    // Upsells of a traveller who no longer travels are dropped.
    return person === -1 ? [] : { before: one, now: { ...one, person } }
  })
  const isSameJourney = journeyOf(order.offer) === journeyOf(offer) && isEverybody(order, people)
  const kept = wanted.filter(
    ({ now }) => staysAsSold(now, isSameJourney) || chosenRefusals(offered, [now]).length === 0,
  )
  const lost = wanted.filter(({ now }) => !kept.some((one) => one.now === now) && !isIncluded(offered, now))
  const upsells = kept.map(({ now }) => now)
  const sitting = order.seats.flatMap((seat) => {
    const person = people.indexOf(seat.person)
    return person === -1 ? [] : { ...seat, person }
  })
  const seats = fittingSeats(offer, cabinOf(upsells), sitting)
  return {
    offer,
    upsells,
    seats,
    participants: participantsOf(order.participants, people),
    lines: [
      ...kept.flatMap(({ before, now }) =>
        staysAsSold(now, isSameJourney)
          ? soldLine(order, before)
          : priceLines(offered, [now], []).map((line) => ({ ...line, ...addedOnOf(order, before) })),
      ),
      ...priceLines(offered, [], seats),
      ...order.price.lines.filter(staysInPrice),
    ],
    lost: { upsells: lost.map(({ now }) => now), seats: sitting.filter((seat) => !seats.includes(seat)) },
  }
}

/** A flex right is never priced again. Nothing is, if the same people travel on the same days with the same flights. */
function staysAsSold({ type }: ChosenUpsell, isSameJourney: boolean): boolean {
  return isSameJourney || type === 'FLEX'
}

function soldLine({ price }: Sold, { type, code, person }: ChosenUpsell): readonly PriceLine[] {
  return price.lines.filter((line) => line.type === type && line.code === code && line.person === person)
}

/**
 * Upsells that were added after the sale keep the day on which they were added. The last day for returning them depends on it.
 */
function addedOnOf(sold: Sold, before: ChosenUpsell): Pick<PriceLine, 'addedOn'> {
  const addedOn = soldLine(sold, before)[0]?.addedOn
  return addedOn ? { addedOn } : {}
}

function isIncluded(offered: readonly Upsell[], chosen: ChosenUpsell): boolean {
  return chosenRefusals(offered, [chosen]).some(({ refusal }) => refusal === 'already-included')
}

function journeyOf({ departureFlight, returnFlight, departureDate, duration }: Offer): string {
  return `${departureFlight?.flightId} ${returnFlight?.flightId} ${departureDate} ${duration}`
}

/** True when exactly the same people travel, each in the same place. */
export function isEverybody(
  { participants }: Pick<Order, 'participants'>,
  people: readonly ChangedPerson[],
): boolean {
  return people.length === participants.length && people.every((one, place) => one === place)
}

/** Returns the participants of the new party. */
export function participantsOf(
  before: readonly Participant[],
  people: readonly ChangedPerson[],
): readonly Participant[] {
  if (isEverybody({ participants: before }, people)) return before
  return people.map((one) => {
    const { entered: _, ...person } = typeof one === 'number' ? (before[one] as Participant) : one
    return person
  })
}
