import { type DayNumber, isoDay, weekday } from '../calendar.ts'
import { hashWords } from '../dice.ts'
import { seatPrice, seatsSold } from './flight-price.ts'
import type { Rotation } from './rotations.ts'

interface Cabin {
  cabin: 'Economy' | 'Comfort' | 'PremiumComfort' | 'Business'
  seats: number
  sold: number
  adult: number
  child: number
  infant: number
}

export interface Flight {
  airline: string
  number: string
  from: string
  to: string
  day: DayNumber
  departs: string
  arrives: string
  aircraft: string
  cabins: Cabin[]
}

/** Every flight whose day lies in (after, until], in order of day, airline and number. */
export function* flightsBetween(
  rotations: readonly Rotation[],
  seed: string,
  after: DayNumber,
  until: DayNumber,
): Generator<Flight> {
  const byWeekday = Array.from({ length: 7 }, (_, wanted) =>
    rotations
      .filter((rotation) => rotation.weekday === wanted)
      .map((rotation) => ({ rotation, chance: hashWords([seed, 'flight', rotation.number]) })),
  )
  for (let day = after + 1; day <= until; day++) {
    for (const { rotation, chance } of byWeekday[weekday(day)] ?? []) {
      if (!operates(rotation, day)) continue
      yield flight(rotation, chance, day, 'out')
      yield flight(rotation, chance ^ 1, day, 'back')
    }
  }
}

export function operates(rotation: Rotation, day: DayNumber): boolean {
  const monthDay = isoDay(day).slice(5)
  const isWinter = monthDay >= '11-01' || monthDay < '04-01'
  switch (rotation.season) {
    case 'all-year':
      return !(isWinter && rotation.restsInWinter)
    case 'summer':
      return rotation.coreOnly
        ? monthDay >= '05-08' && monthDay <= '10-06'
        : monthDay >= '04-12' && monthDay <= '10-31'
    case 'winter':
      return rotation.coreOnly
        ? monthDay >= '11-10' || monthDay <= '03-31'
        : monthDay >= '10-10' || monthDay <= '04-25'
  }
}

function flight(rotation: Rotation, chance: number, day: DayNumber, way: 'out' | 'back'): Flight {
  const { from, to, aircraft } = rotation
  const times = rotation[way]
  return {
    airline: rotation.airline,
    number: String(rotation.number + (way === 'out' ? 0 : 1)),
    from: way === 'out' ? from.code : to.code,
    to: way === 'out' ? to.code : from.code,
    day,
    departs: clockTime(times.departs),
    arrives: clockTime(times.arrives),
    aircraft: aircraft.name,
    cabins: cabins(rotation, chance, day),
  }
}

function cabins(rotation: Rotation, chance: number, day: DayNumber): Cabin[] {
  const { economy, comfort, business } = rotation.aircraft
  const price = seatPrice(rotation, chance, day)
  const all: Cabin[] = [cabin('Economy', economy, price, rotation, chance, day)]
  if (comfort > 0) {
    const name = business > 0 ? 'PremiumComfort' : 'Comfort'
    all.push(cabin(name, comfort, price * (business > 0 ? 1.6 : 1.25), rotation, chance + 3, day))
  }
  if (business > 0) all.push(cabin('Business', business, price * 2.4, rotation, chance + 5, day))
  return all
}

function cabin(
  name: Cabin['cabin'],
  seats: number,
  price: number,
  rotation: Rotation,
  chance: number,
  day: DayNumber,
): Cabin {
  const isLowCost = rotation.airline === 'FR'
  return {
    cabin: name,
    seats,
    sold: seatsSold(seats, chance, day),
    adult: wholeZloty(price),
    // Low-cost carriers have no child fare, but charge for an infant on a lap.
    child: wholeZloty(isLowCost ? price : price * 0.9),
    infant: isLowCost ? 120_00 : wholeZloty(price * 0.12),
  }
}

function wholeZloty(grosze: number): number {
  return Math.round(grosze / 100) * 100
}

function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
