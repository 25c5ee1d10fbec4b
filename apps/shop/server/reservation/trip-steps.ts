import { includedIn, type LegHours, type Order } from '@wojaz/booking'
import { hasHotel, type OfferLeg } from '@wojaz/offers'
import { addDays, type IsoDay } from '@wojaz/travel/dates'
import { checkInDesk, flightWords } from '@wojaz/travel/trip'
import type { TripStep } from '../../app/features/reservation/reservation-view.ts'

/** The trip from door to door as it was sold: only the known days and local times. */
export function tripSteps({ offer, upsells }: Pick<Order, 'offer' | 'upsells'>): readonly TripStep[] {
  const { departureFlight: out, returnFlight: back, departureDate, returnDate } = offer
  const isStay = hasHotel(offer)
  const isDriven = hasTransferOf({ offer, upsells })
  const hotel = { detail: offer.hotelName, time: null }
  const first = out ? checkInDesk(out).opens.day : departureDate
  const last = back ? arrivalDay(back) : returnDate
  return [
    home('leaveHome', first),
    ...(out ? [airport(out), flight('flightOut', out)] : []),
    ...(out && isDriven
      ? [{ kind: 'transferIn', day: arrivalDay(out), time: null, detail: null } as const]
      : []),
    ...(out || !isStay ? [] : [{ kind: 'driveIn', day: departureDate, time: null, detail: null } as const]),
    ...(isStay ? [{ kind: 'checkIn', day: out ? arrivalDay(out) : departureDate, ...hotel } as const] : []),
    ...(isStay ? [{ kind: 'checkOut', day: back?.date ?? returnDate, ...hotel } as const] : []),
    ...(back && isDriven ? [{ kind: 'transferOut', day: back.date, time: null, detail: null } as const] : []),
    ...(back ? [flight('flightBack', back)] : []),
    ...(out || !isStay ? [] : [{ kind: 'driveOut', day: returnDate, time: null, detail: null } as const]),
    // A one-way flight has no return.
    ...(isStay || back ? [home('backHome', last)] : []),
  ]
}

/** The day on which a flight lands, in local time. */
export function arrivalDay({ date, departureTime, arrivalTime }: LegHours): IsoDay {
  return arrivalTime < departureTime ? addDays(date, 1) : date
}

function flight(kind: 'flightOut' | 'flightBack', leg: OfferLeg): TripStep {
  const { date, departureTime, arrivalTime, fromAirport, toAirport } = leg
  return {
    kind,
    day: date,
    time: departureTime,
    detail: `${fromAirport} – ${toAirport} ${arrivalTime}, ${flightWords(leg)}`,
  }
}

function home(kind: 'leaveHome' | 'backHome', day: IsoDay): TripStep {
  return { kind, day, time: null, detail: null }
}

function airport(leg: OfferLeg): TripStep {
  return { kind: 'airport', ...checkInDesk(leg).opens, detail: leg.fromAirport }
}

/** Whether a transfer is included in the price or was bought. */
function hasTransferOf({ offer, upsells }: Pick<Order, 'offer' | 'upsells'>): boolean {
  return upsells.some(({ type }) => type === 'TRANSFER') || includedIn(offer).includes('TRANSFER_SHARED')
}
