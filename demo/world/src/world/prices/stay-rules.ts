import { isoDay } from '../calendar.ts'
import { chanceOf } from '../dice.ts'
import type { HotelPlan } from '../hotels/hotel-plan.ts'
import type { PriceCell } from './price-cells.ts'

export interface StayRules {
  minStay: number
  maxStay: number | null
  /** Bit 0 is Monday. */
  arrivalDays: number
}

export const anyDay = 127
const saturday = 1 << 5
const weekendDays = saturday | (1 << 6)

/** The hotel's rules for stays that begin in a cell. `tourDays` are the possible departure weekdays of a round trip. */
export function stayRules(hotel: HotelPlan, cell: PriceCell, tourDays: number): StayRules {
  if (hotel.tour) return { minStay: hotel.tour.nights, maxStay: hotel.tour.nights, arrivalDays: tourDays }
  const habit = chanceOf(hotel.number, 11)
  const monthDay = isoDay(cell.first).slice(5)
  const isSummerPeak = monthDay >= '07-01' && monthDay <= '08-20'
  if (hotel.trip === 'NR') return skiRules(habit, monthDay)
  if (hotel.trip === 'DW') return ownTransportRules(hotel, habit, isSummerPeak)
  return flightRules(hotel, habit, isSummerPeak)
}

/**
 * Planes bring guests for a week or two, so most hotels sell weeks and the other lengths that flights allow: 10, 11, 14 nights.
 * Cities sell a few days. Outside of summer some hotels sell short stays.
 */
function flightRules(hotel: HotelPlan, habit: number, isSummerPeak: boolean): StayRules {
  if (hotel.spot.region.nature === 'city') return { minStay: 3, maxStay: 7, arrivalDays: anyDay }
  const minStay = isSummerPeak || habit < 0.7 ? 7 : habit < 0.85 ? 5 : 3
  return { minStay, maxStay: habit > 0.9 ? 28 : null, arrivalDays: anyDay }
}

/** From Christmas to mid-March most hotels sell weeks from Saturday. */
function skiRules(habit: number, monthDay: string): StayRules {
  const isHigh = monthDay >= '12-19' || monthDay < '03-13'
  if (isHigh && habit < 0.62) return { minStay: 7, maxStay: 14, arrivalDays: saturday }
  if (isHigh && habit < 0.75) return { minStay: 7, maxStay: 14, arrivalDays: weekendDays }
  return { minStay: isHigh ? 4 : 3, maxStay: 14, arrivalDays: anyDay }
}

function ownTransportRules(hotel: HotelPlan, habit: number, isSummerPeak: boolean): StayRules {
  const isApartment = hotel.type === 'apartments' || hotel.type === 'villas'
  if (isSummerPeak && isApartment && habit < 0.4) return { minStay: 7, maxStay: null, arrivalDays: saturday }
  if (isSummerPeak) return { minStay: habit < 0.3 ? 5 : 3, maxStay: null, arrivalDays: anyDay }
  return { minStay: habit < 0.5 ? 2 : 1, maxStay: null, arrivalDays: anyDay }
}

/** A paused contract: the whole hotel sometimes, a single room type more often. */
export function isStopSale(hotel: HotelPlan, roomIndex: number, cell: PriceCell): boolean {
  if (hotel.tour) return false
  return (
    chanceOf(hotel.number ^ 0x570b, cell.first) < 0.012 ||
    chanceOf(hotel.number + roomIndex * 101, cell.first + 1) < 0.015
  )
}
