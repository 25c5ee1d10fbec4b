import type { Cart } from '@wojaz/booking'
import type { ClaimedSeat, Seats } from '@wojaz/booking/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EventStreams } from '../../request/event-streams.ts'

/** Streams seats that others take and release to open seat maps. */
export function openSeatStream(streams: EventStreams, seats: Seats) {
  return {
    open(request: FastifyRequest, reply: FastifyReply, cart: Cart): void {
      const flights = [cart.offer?.departureFlight, cart.offer?.returnFlight].flatMap(
        (leg) => leg?.flightId ?? [],
      )
      const stream = streams.open(request, reply, { cart: cart.id })
      const tell = (flightId: number) => (claimed: readonly ClaimedSeat[]) => {
        const taken = claimed.filter(({ cartId }) => cartId !== cart.id).map(({ seat }) => seat)
        stream.send(null, { flightId, taken })
      }
      for (const flightId of flights) stream.onEnd(seats.watch(flightId, tell(flightId)))
      // Sends the current state first, so that changes since the map was loaded are included.
      for (const flightId of flights) void seats.onFlight(flightId).then(tell(flightId), stream.end)
    },
  }
}
