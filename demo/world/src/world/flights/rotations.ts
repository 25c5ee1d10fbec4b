import { distanceKm } from '@wojaz/travel/place'
import { Dice } from '../dice.ts'
import { type ArrivalAirport, arrivalAirports, type FlyingSeason, isSkiAirport } from './arrival-airports.ts'
import { type DepartureAirport, departureAirports } from './departure-airports.ts'

/** A plane that flies out and back on the same weekday all season. */
export interface Rotation {
  from: DepartureAirport
  to: ArrivalAirport
  km: number
  airline: string
  /** Outbound number; the way back has the next one. */
  number: number
  /** Monday is 0. */
  weekday: number
  /** Minutes after midnight, local at each end. */
  out: { departs: number; arrives: number }
  back: { departs: number; arrives: number }
  aircraft: Aircraft
  season: FlyingSeason
  /** Flies only in the main part of its season. */
  coreOnly: boolean
  /** Pauses from November to March. */
  restsInWinter: boolean
}

interface Aircraft {
  name: string
  economy: number
  comfort: number
  business: number
}

const jets: readonly Aircraft[] = [
  { name: 'Boeing 737-800', economy: 189, comfort: 0, business: 0 },
  { name: 'Boeing 737 MAX 8', economy: 165, comfort: 24, business: 0 },
  { name: 'Airbus A320', economy: 180, comfort: 0, business: 0 },
  { name: 'Airbus A320neo', economy: 186, comfort: 0, business: 0 },
  { name: 'Airbus A321neo', economy: 208, comfort: 24, business: 0 },
]
/** Beyond this distance the plane is a wide-body. */
const farKm = 5500
const longHaul: Aircraft = { name: 'Boeing 787-8', economy: 213, comfort: 21, business: 18 }
const lowCostJet: Aircraft = { name: 'Boeing 737-8200', economy: 197, comfort: 0, business: 0 }
/** Invented carriers; FR is the only real code, because the engine treats its flights differently. */
const charterAirlines = ['7Z', 'J8', '4B', 'V9'] as const

/** Ski weeks begin and end on it. */
const saturday = 5

export function makeRotations(seed: string): Rotation[] {
  const rotations: Rotation[] = []
  for (const from of departureAirports) {
    for (const to of arrivalAirports) {
      const dice = new Dice(seed, 'rotation', from.code, to.code)
      const weekly = charterRotations(from, to)
      const firstDay = isSkiAirport(to) ? saturday : dice.whole(0, 6)
      for (let index = 0; index < weekly; index++) {
        const weekday = (firstDay + Math.floor((index * 7) / weekly)) % 7
        rotations.push(rotation(dice, from, to, { index, weekday, number: 1000 + 2 * rotations.length }))
      }
      if (fliesLowCost(dice, from, to)) {
        for (const weekday of [firstDay + 2, firstDay + 5]) {
          rotations.push(lowCostRotation(dice, from, to, weekday % 7, 1000 + 2 * rotations.length))
        }
      }
    }
  }
  return rotations
}

/**
 * Rotations a week: the demand of the destination times the share of the airport. Far destinations are served from big airports
 * only.
 */
function charterRotations(from: DepartureAirport, to: ArrivalAirport): number {
  const isLowCostOnly = from.code === 'WMI'
  const isFar = distanceKm(from, to) > farKm
  const wanted = isLowCostOnly ? 0 : to.demand * from.share * (isFar ? 0.26 : 0.36)
  return wanted < 0.45 ? 0 : Math.round(wanted + 0.1)
}

function fliesLowCost(dice: Dice, from: DepartureAirport, to: ArrivalAirport): boolean {
  return from.lowCost && to.lowCost && dice.falls(from.code === 'WMI' ? 0.85 : 0.24)
}

interface Slot {
  index: number
  weekday: number
  number: number
}

function rotation(dice: Dice, from: DepartureAirport, to: ArrivalAirport, slot: Slot): Rotation {
  const km = distanceKm(from, to)
  const isMild = to.latitude < 31
  return {
    from,
    to,
    km,
    airline: dice.pick(charterAirlines),
    number: slot.number,
    weekday: slot.weekday,
    ...timetable(dice, km, to.clock),
    aircraft: km > farKm ? longHaul : dice.pick(jets),
    season: to.season,
    coreOnly: slot.index > 0 && to.season !== 'all-year',
    restsInWinter: to.season === 'all-year' && !isMild && slot.index % 2 === 1,
  }
}

function lowCostRotation(
  dice: Dice,
  from: DepartureAirport,
  to: ArrivalAirport,
  weekday: number,
  number: number,
): Rotation {
  const charter = rotation(dice, from, to, { index: 0, weekday, number })
  return { ...charter, airline: 'FR', aircraft: lowCostJet, restsInWinter: false }
}

const turnaround = 70
const dayMinutes = 1440

/** Out and back on one calendar day of the destination, so that a week is seven nights. */
function timetable(dice: Dice, km: number, clock: number): Pick<Rotation, 'out' | 'back'> {
  const flight = Math.round((32 + km / 13.3) / 5) * 5
  const ahead = clock * 60
  const latest = dayMinutes - 15 - (flight + ahead + turnaround)
  const departs = roundTo5(
    dice.between(Math.min(240, Math.max(40, latest - 90)), Math.max(45, Math.min(latest, 1130))),
  )
  const lands = departs + flight + ahead
  const leaves = lands + turnaround
  return {
    out: { departs, arrives: wrap(lands) },
    back: { departs: wrap(leaves), arrives: wrap(leaves + flight - ahead) },
  }
}

function roundTo5(minutes: number): number {
  return Math.round(minutes / 5) * 5
}

function wrap(minutes: number): number {
  return ((minutes % dayMinutes) + dayMinutes) % dayMinutes
}
