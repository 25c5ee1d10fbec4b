import { isDeepStrictEqual } from 'node:util'
import { hasHotel, type OfferLeg } from '@wojaz/offers'
import { dayOf, parseTimestamp } from '@wojaz/travel/dates'
import type { Order } from '../order.ts'
import { isCalledOff } from './called-off.ts'
import type { Announcement, HotelOfTrip, LegChange, LegHours, TripChange, TripsOfHotel } from './notice.ts'
import { answerBy, areHoursSignificant } from './notice-rules.ts'

/** What one guest is told; without a deadline nothing is asked. */
export interface NoticeDraft {
  readonly change: TripChange
  readonly isSignificant: boolean
  readonly answerBy: Date | null
}

type Changeable = Pick<Order, 'state' | 'offer' | 'notices'>

/** What an announcement means to one order. Null: nothing, for it is not of that trip, or has begun, or has it already. */
export function draftNotice(order: Changeable, said: Announcement, now: Date): NoticeDraft | null {
  if (order.state !== 'confirmed' || order.offer.departureDate < dayOf(now)) return null
  if (isCalledOff(order)) return null
  const change = changeOf(order, said)
  if (!change) return null
  const significant = isSignificant(order, change)
  // A trip that will not be asks at most whether another one is wanted instead: without it the money goes back at once.
  const isAsked = significant && (said.kind !== 'cancellation' || said.substitute !== undefined)
  return {
    change,
    isSignificant: significant,
    answerBy: isAsked ? answerBy(now, departureOf(order.offer)) : null,
  }
}

/** Hours are compared with those of the contract, so that small steps add up. */
function isSignificant(order: Changeable, change: TripChange): boolean {
  if (change.kind !== 'flight-hours') return true
  return change.legs.some(({ flightId, after }) => {
    const leg = legOf(order, flightId)
    return leg !== null && areHoursSignificant(contractHours(order, leg), after)
  })
}

function legOf({ offer: { departureFlight, returnFlight } }: Changeable, flightId: number): OfferLeg | null {
  return [departureFlight, returnFlight].find((leg) => leg?.flightId === flightId) ?? null
}

function changeOf(order: Changeable, said: Announcement): TripChange | null {
  const { offer } = order
  switch (said.kind) {
    case 'flight-hours': {
      const legs = legsChanged(order, said.flights)
      return legs ? { kind: 'flight-hours', legs } : null
    }
    case 'hotel': {
      const before = hotelOf(offer)
      return isOf(offer, said.trips) && before.hotelCode !== said.hotel.hotelCode
        ? { kind: 'hotel', before, after: said.hotel, ...(said.room && { room: said.room }) }
        : null
    }
    case 'cancellation':
      return isOf(offer, said.trips) ? { kind: 'cancellation', reason: said.reason } : null
  }
}

type Hours = Extract<Announcement, { kind: 'flight-hours' }>['flights']

/** Null: the order has just these hours, or flies with none of them. What still waits for an answer is part of the new question. */
function legsChanged(order: Changeable, flights: Hours): readonly LegChange[] | null {
  const { departureFlight, returnFlight } = order.offer
  const asked = legsOf(order, (state) => state === 'open')
  const legs = (
    [
      ['out', departureFlight],
      ['back', returnFlight],
    ] as const
  ).flatMap(([way, leg]) => {
    if (!leg) return []
    const { flightId, fromAirport: from, toAirport: to } = leg
    const open = asked.find((known) => known.flightId === flightId)
    const given = flights.find((flight) => flight.flightId === flightId)
    const now = hoursOf(leg)
    const known = open?.after ?? now
    const after = given ? { ...now, ...pickHours(given) } : known
    const isNews = !isDeepStrictEqual(after, known)
    // What was only proposed and is taken back is the old one of the two.
    const before = isDeepStrictEqual(after, now) ? known : now
    return { flightId, way, from, to, before, after, isNews }
  })
  if (!legs.some(({ isNews }) => isNews)) return null
  return legs
    .filter(({ before, after }) => !isDeepStrictEqual(before, after))
    .map(({ isNews: _, ...leg }) => leg)
}

function pickHours({ departureTime, arrivalTime, date }: Hours[number]): Partial<LegHours> {
  return { departureTime, arrivalTime, ...(date ? { date } : {}) }
}

function hoursOf({ date, departureTime, arrivalTime }: OfferLeg): LegHours {
  return { date, departureTime, arrivalTime }
}

/** What the guest bought or last agreed to: small changes that were only told since then are not the contract. */
function contractHours(order: Changeable, leg: OfferLeg): LegHours {
  const last = order.notices.findLastIndex(({ state }) => state === 'accepted')
  const told = legsOf({ notices: order.notices.slice(last + 1) }, (state) => state === 'told')
  return told.find(({ flightId }) => flightId === leg.flightId)?.before ?? hoursOf(leg)
}

function legsOf(
  { notices }: Pick<Changeable, 'notices'>,
  isWanted: (state: Changeable['notices'][number]['state']) => boolean,
): readonly LegChange[] {
  return notices.flatMap(({ state, change }) =>
    isWanted(state) && change.kind === 'flight-hours' ? change.legs : [],
  )
}

/** Is it one of these trips? */
export function isOf(offer: Order['offer'], trips: TripsOfHotel | { readonly flightId: number }): boolean {
  if ('flightId' in trips)
    return [offer.departureFlight, offer.returnFlight].some((leg) => leg?.flightId === trips.flightId)
  const { departureDate } = offer
  const isThen = trips.from <= departureDate && departureDate <= trips.until
  return hasHotel(offer) && offer.hotelCode === trips.hotelCode && isThen
}

function hotelOf(offer: Order['offer']): HotelOfTrip {
  const { hotelCode, hotelName, hotelUrl, stars, latitude, longitude, breadcrumbs } = offer
  return { hotelCode, hotelName, hotelUrl, stars, latitude, longitude, breadcrumbs }
}

/** Whoever drives there sets out in the morning. */
function departureOf({ departureFlight, departureDate }: Order['offer']): Date {
  const time = departureFlight?.departureTime ?? '06:00'
  return parseTimestamp(`${departureFlight?.date ?? departureDate} ${time}:00`) ?? new Date(departureDate)
}
