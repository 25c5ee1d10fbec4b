import type { TakenSeat } from '../order.ts'

type SeenSeat = Pick<TakenSeat, 'flightId' | 'seat'>

/** Field of the order form: the seats that were shown beside its button. */
export function seenSeats(seats: readonly SeenSeat[]): string {
  return seats.map(({ flightId, seat }) => `${flightId}.${seat}`).join('~')
}

export function readSeenSeats(text = ''): readonly SeenSeat[] {
  return text.split('~').flatMap((one) => {
    const [flightId, seat] = one.split('.')
    return flightId && seat ? { flightId: Number(flightId), seat } : []
  })
}
