import { daysBetween } from '@wojaz/travel/dates'
import type { Upsell } from '../upsell.ts'
import { pricesOn } from './dated-prices.ts'
import { facultativeTrips, tripPrices } from './facultative-trips.ts'
import { hasTransfer, isInsured } from './included-services.ts'
import type { TripFacts } from './trip-facts.ts'
import { upsellPrices } from './upsell-prices.ts'
import { included, sold } from './variants.ts'

const once = { resignationAvailable: true, personRefs: [], childRefs: [] } as const

/** From the airport to the hotel and back. If the coach is included, only a private car is sold. */
export function transfer(trip: TripFacts): Upsell | null {
  if (trip.flights.length === 0 || !trip.hasHotel) return null
  const { seat, car, minibus } = pricesOn(upsellPrices, trip.today).transfer
  const people = trip.passengers.length
  const seats = trip.passengers.filter((kind) => kind !== 'INFANT').length
  return {
    ...once,
    type: 'TRANSFER',
    groupType: 'COMFORT',
    variants: [
      hasTransfer(trip) ? included('TRANSFER_SHARED') : sold('TRANSFER_SHARED', seat[trip.zone] * seats),
      sold('TRANSFER_PRIVATE', (people <= 4 ? car : minibus)[trip.zone]),
    ],
  }
}

/** For guests without the insurance required by law, and for those who want more. Available for every age. */
export function insurance(trip: TripFacts): Upsell {
  const prices = pricesOn(upsellPrices, trip.today).insurance
  const days = trip.nights + 1
  return {
    type: 'INSURANCE',
    groupType: 'PROTECTION',
    resignationAvailable: true,
    personRefs: trip.passengers.map((_, person) => person),
    childRefs: [],
    variants: [
      isInsured(trip)
        ? included('INSURANCE_STANDARD')
        : sold('INSURANCE_STANDARD', prices.INSURANCE_STANDARD[trip.zone] * days),
      sold('INSURANCE_PLUS', prices.INSURANCE_PLUS[trip.zone] * days),
      sold('INSURANCE_MAX', prices.INSURANCE_MAX[trip.zone] * days),
    ],
  }
}

/** Last days before departure on which the right can be used. After that day it is not sold. */
const flexDays = { FLEX_CHANGE: 14, FLEX_CANCEL: 3 } as const

/** With this upsell a cancellation in time costs ten percent. */
export const flexCancel = { code: 'FLEX_CANCEL', daysBefore: flexDays.FLEX_CANCEL, percent: 10 } as const

/** With this upsell one change in time costs only the difference of the prices. */
export const flexChange = { code: 'FLEX_CHANGE', daysBefore: flexDays.FLEX_CHANGE } as const

export function flex(trip: TripFacts): Upsell | null {
  const thousandths = pricesOn(upsellPrices, trip.today).flex
  const daysLeft = daysBetween(trip.today, trip.departureDate)
  const variants = (['FLEX_CHANGE', 'FLEX_CANCEL'] as const)
    .filter((code) => daysLeft > flexDays[code] + 2)
    .map((code) => sold(code, wholeZloty((trip.total * thousandths[code]) / 1000)))
  return variants.length === 0 ? null : { ...once, type: 'FLEX', groupType: 'PROTECTION', variants }
}

/** One car from the day of departure to the day of return. */
export function parking(trip: TripFacts): Upsell | null {
  const daily = trip.airport === null ? undefined : pricesOn(upsellPrices, trip.today).parking[trip.airport]
  if (!daily) return null
  const days = trip.nights + 1
  return {
    ...once,
    type: 'PARKING',
    groupType: 'COMFORT',
    variants: [sold('PARKING_OPEN', daily.open * days), sold('PARKING_COVERED', daily.covered * days)],
  }
}

/**
 * By plane: fast track at the airport, per person. By car: roadside assistance, per car. Assistance for passengers with reduced
 * mobility is free by law (Reg. 1107/2006), so it is not sold.
 */
export function assistance(trip: TripFacts): Upsell {
  const prices = pricesOn(upsellPrices, trip.today)
  if (trip.flights.length === 0) {
    const price = prices.carAssistance[trip.zone] * (trip.nights + 1)
    return { ...once, type: 'ASSISTANCE', groupType: 'COMFORT', variants: [sold('CAR_ASSISTANCE', price)] }
  }
  return {
    type: 'ASSISTANCE',
    groupType: 'COMFORT',
    resignationAvailable: true,
    personRefs: trip.passengers.flatMap((kind, person) => (kind === 'INFANT' ? [] : person)),
    childRefs: [],
    variants: [
      sold('FAST_TRACK', prices.assistance.FAST_TRACK),
      sold('MEET_AND_ASSIST', prices.assistance.MEET_AND_ASSIST),
    ],
  }
}

const childPercent = 60

export function trips(trip: TripFacts): Upsell | null {
  const prices = pricesOn(tripPrices, trip.today)
  const variants = facultativeTrips(trip).flatMap((code) => {
    const price = prices[code]
    return price === undefined ? [] : sold(code, price, wholeZloty((price * childPercent) / 100))
  })
  if (variants.length === 0) return null
  return {
    type: 'FACULTATIVE_TRIPS',
    groupType: 'TRIPS',
    resignationAvailable: true,
    personRefs: trip.passengers.flatMap((kind, person) => (kind === 'INFANT' ? [] : person)),
    childRefs: trip.passengers.flatMap((kind, person) => (kind === 'CHILD' ? person : [])),
    variants,
  }
}

/** Rounds down, in the guest's favour. */
function wholeZloty(grosze: number): number {
  return Math.floor(grosze / 100) * 100
}
