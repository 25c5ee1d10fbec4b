import { isDeepStrictEqual } from 'node:util'
import { hasHotel, type OfferLeg } from '@wojaz/offers'
import { dayOf, parseTimestamp } from '@wojaz/travel/dates'
import type { Order } from '../order.ts'
import { isCalledOff } from './called-off.ts'
import type { Announcement, HotelOfTrip, LegChange, LegHours, TripChange, TripsOfHotel } from './notice.ts'
import { answerBy, areHoursSignificant } from './notice-rules.ts'

/** What one guest is told. Without a deadline no answer is needed. */
export interface NoticeDraft {
  readonly change: TripChange
  readonly isSignificant: boolean
  readonly answerBy: Date | null
}

type Changeable = Pick<Order, 'state' | 'offer' | 'notices'>

/**
 * Returns what an announcement means for one order. Null: the order is not concerned, the trip has begun, or the change is
 * already applied.
 */
export function draftNotice(order: Changeable, said: Announcement, now: Date): NoticeDraft | null {
  if (order.state !== 'confirmed' || order.offer.departureDate < dayOf(now)) return null
  if (isCalledOff(order)) return null
  const change = changeOf(order, said)
  if (!change) return null
  const significant = isSignificant(order, change)
  // For a trip that is called off, the only question is whether the guest wants the substitute. Without one it is refunded at
  // once.
  const isAsked = significant && (said.kind !== 'cancellation' || said.substitute !== undefined)
  return {
    change,
    isSignificant: significant,
    answerBy: isAsked ? answerBy(now, departureOf(order.offer)) : null,
  }
}

/** Flight times are compared with those of the contract, so that several small changes add up. */
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

/**
 * Returns null when the order already has these times or none of these flights. Changes that still wait for an answer become part
 * of the new notice.
 */
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
    // If a proposed change is taken back, the proposed times are the old ones.
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

/** Returns the times that the guest bought or last accepted. Minor changes that were only told are not part of the contract. */
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

/** True when the offer is one of these trips. */
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

/** A trip by car is assumed to begin in the morning. */
function departureOf({ departureFlight, departureDate }: Order['offer']): Date {
  const time = departureFlight?.departureTime ?? '06:00'
  return parseTimestamp(`${departureFlight?.date ?? departureDate} ${time}:00`) ?? new Date(departureDate)
}
