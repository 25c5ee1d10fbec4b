import { type FlightChoice, seatsOf, type TakenSeat } from '@wojaz/booking'
import { onTestFinished, vi } from 'vitest'
import { layoutOf } from '../../app/features/seat-map/seat-choice.ts'
import { reservationsCall, seatMapCall } from '../../app/features/seat-map/seat-map-address.ts'
import type { SeatFlight, SeatMapView } from '../../app/features/seat-map/seat-map-view.ts'
import { answerCalls, refusal } from './answer-calls.ts'

const flight = (flightId: number, direction: SeatFlight['direction'], date: string): SeatFlight => ({
  flightId,
  direction,
  date,
  flightNumber: `WZ ${flightId}`,
  departureTime: '06:15',
  fromAirport: 'WAW',
  toAirport: 'HER',
  aircraft: 'Boeing 737-800',
  minutes: 185,
  isLowCost: false,
  taken: ['5A'],
})

/** Two adults and a child, with a plane there and one back. */
const family: SeatMapView = {
  cabin: 'Economy',
  passengers: ['ADULT', 'ADULT', 'CHILD'],
  today: '2026-07-01',
  flights: [flight(1, 'DEPARTURE', '2026-08-01'), flight(2, 'RETURN', '2026-08-08')],
  held: [],
  until: null,
  now: '2026-07-01T08:00:00.000Z',
}

/** A shop that holds every seat for 50 zł, and other guests who act as the test tells. */
export function openPlane(changes: Partial<SeatMapView> = {}) {
  let view: SeatMapView = { ...family, ...changes }
  let answer: Response | null = null
  let isSilent = false
  let heldUntil = '2026-07-01T08:15:00.000Z'
  const watching = new Set<(event: { data: string }) => void>()
  const hold = (held: readonly TakenSeat[]) => {
    if (answer) return answer.clone()
    const until = held.length > 0 ? heldUntil : null
    view = { ...view, held, until }
    return { held, until, now: view.now }
  }
  const calls = answerCalls({
    [`GET ${seatMapCall}`]: () => answer?.clone() ?? view,
    'POST /api/www/errors': null,
    [`POST ${reservationsCall}`]: ({ body }) => {
      if (isSilent) return new Promise<never>(() => {})
      const { flights } = body as { flights: FlightChoice[] }
      const others = view.held.filter((seat) => !flights.some(({ flightId }) => flightId === seat.flightId))
      const wished = flights.flatMap(({ flightId, seats }) =>
        seats.map((wish) => ({ ...wish, flightId, price: 50_00 })),
      )
      return hold([...others, ...wished])
    },
    [`DELETE ${reservationsCall}`]: () => hold([]),
  })
  vi.stubGlobal(
    'EventSource',
    class {
      set onmessage(listen: (event: { data: string }) => void) {
        watching.add(listen)
      }
      close() {
        watching.clear()
      }
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    calls,
    held: () => view.held.map(({ flightId, seat, person }) => `${flightId} ${seat} ${person}`).sort(),
    refuses(message: string | null) {
      answer = message === null ? null : refusal(409, { message })
    },
    /** To every call. */
    answersWith(response: Response) {
      answer = response
    },
    /** From now on; an ISO time. */
    holdsUntil(moment: string) {
      heldUntil = moment
    },
    /** Accepts calls but does not answer. */
    fallsSilent() {
      isSilent = true
    },
    othersTake(...seats: string[]) {
      const flights = view.flights.map((one) => ({ ...one, taken: [...one.taken, ...seats] }))
      view = { ...view, flights }
      for (const { flightId, taken } of flights)
        for (const listen of watching) listen({ data: JSON.stringify({ flightId, taken }) })
    },
    /** No two adjacent seats are free. */
    everySecondSeat: seatsOf(layoutOf(flight(1, 'DEPARTURE', '2026-08-01')))
      .map(({ name }) => name)
      .filter((name) => /[ACDF]$/.test(name)),
  }
}
