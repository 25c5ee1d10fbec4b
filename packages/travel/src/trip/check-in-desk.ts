import { addDays, type IsoDay } from '../dates/calendar-date.ts'
import { inForceOn } from '../dates/in-force.ts'

/** A local day and time. */
export interface LocalMoment {
  readonly day: IsoDay
  readonly time: string
}

/** Opening and closing of the check-in desks for charter flights, in minutes before departure. */
const deskTimes = [{ from: '2026-01-01', opens: 120, closes: 60 }] as const

export interface CheckInDesk {
  readonly opens: LocalMoment
  readonly closes: LocalMoment
}

export function checkInDesk(flight: { readonly date: IsoDay; readonly departureTime: string }): CheckInDesk {
  const { opens, closes } = inForceOn(deskTimes, flight.date)
  return { opens: before(flight, opens), closes: before(flight, closes) }
}

const dayMinutes = 24 * 60

function before({ date, departureTime }: Parameters<typeof checkInDesk>[0], minutes: number): LocalMoment {
  const [hours = 0, rest = 0] = departureTime.split(':').map(Number)
  const left = hours * 60 + rest - minutes
  const ofDay = (left + dayMinutes) % dayMinutes
  const two = (part: number) => String(part).padStart(2, '0')
  return {
    day: left < 0 ? addDays(date, -1) : date,
    time: `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`,
  }
}
