import type { Offer } from '@wojaz/offers'

const minutesADay = 1440

/** Returns the flights of a trip, moved by this many minutes. */
export function movedFlights({ departureFlight, returnFlight }: Offer, minutes: number) {
  return [departureFlight, returnFlight].flatMap((leg) =>
    leg
      ? {
          flightId: leg.flightId,
          departureTime: moved(leg.departureTime, minutes),
          arrivalTime: moved(leg.arrivalTime, minutes),
        }
      : [],
  )
}

function moved(time: string, minutes: number): string {
  const [hours = 0, past = 0] = time.split(':').map(Number)
  const at = (((hours * 60 + past + minutes) % minutesADay) + minutesADay) % minutesADay
  const digits = (part: number) => String(part).padStart(2, '0')
  return `${digits(Math.floor(at / 60))}:${digits(at % 60)}`
}
