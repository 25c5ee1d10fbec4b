import type { TravelDocument } from '@wojaz/mail'
import type { OfferLeg } from '@wojaz/offers'
import { addDays, type IsoDay } from '@wojaz/travel/dates'
import type { Order } from '../order.ts'
import { nextDue } from '../payments/payment-schedule.ts'
import { documentStanding, givenUntil } from './document-need.ts'

/** Something that the guest still has to do for a trip, and its deadline. */
export type Missing =
  | { readonly kind: 'documents'; readonly people: readonly number[]; readonly by: IsoDay }
  | { readonly kind: 'check-in'; readonly airline: string; readonly by: IsoDay }
  | { readonly kind: 'balance'; readonly amount: number; readonly by: IsoDay }

/**
 * When low-cost airlines open online check-in, in days before the flight; newest first. It opens earlier for passengers who
 * bought a seat.
 */
const onlineCheckIns = [{ from: '2026-01-01', daysBefore: 1, withSeatDaysBefore: 30 }] as const

type Sold = Pick<Order, 'state' | 'offer' | 'participants' | 'seats' | 'schedule' | 'paid' | 'placedAt'>

/** Returns what is missing for a future trip, most urgent first. `documents` are by traveller; null: none is stored. */
export function whatIsMissing(
  order: Sold,
  documents: readonly (TravelDocument | null)[],
  today: IsoDay,
): readonly Missing[] {
  const { state, offer } = order
  if (state !== 'confirmed' || offer.returnDate < today) return []
  return [
    ...documentsMissing(order, documents, today),
    ...checkInsOpen(order, today),
    ...balance(order),
  ].sort((one, other) => one.by.localeCompare(other.by))
}

function documentsMissing(
  order: Sold,
  documents: readonly (TravelDocument | null)[],
  today: IsoDay,
): readonly Missing[] {
  const by = givenUntil(order)
  if (by < today) return []
  const people = order.participants.flatMap((_, person) =>
    documentStanding(documents[person] ?? null, order.offer) === 'fits' ? [] : person,
  )
  return people.length > 0 ? [{ kind: 'documents', people, by }] : []
}

function checkInsOpen({ offer, seats }: Sold, today: IsoDay): readonly Missing[] {
  return [offer.departureFlight, offer.returnFlight].flatMap((leg) =>
    leg && isOpenOn(leg, today)
      ? [{ kind: 'check-in' as const, airline: leg.airLineCode, by: leg.date }]
      : [],
  )

  function isOpenOn({ isLowCost, date, flightId }: OfferLeg, day: IsoDay): boolean {
    if (!isLowCost || date < day) return false
    const { daysBefore, withSeatDaysBefore } =
      onlineCheckIns.find(({ from }) => from <= date) ?? onlineCheckIns[0]
    const hasSeat = seats.some((seat) => seat.flightId === flightId)
    return day >= addDays(date, -(hasSeat ? withSeatDaysBefore : daysBefore))
  }
}

function balance({ schedule, paid }: Sold): readonly Missing[] {
  const next = nextDue(schedule, paid)
  return next ? [{ kind: 'balance', amount: next.amount, by: next.dueBy }] : []
}
