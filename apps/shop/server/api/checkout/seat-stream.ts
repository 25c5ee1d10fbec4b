import type { Cart } from '@wojaz/booking'
import type { ClaimedSeat, Seats } from '@wojaz/booking/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Proxies close connections that are silent for half a minute. */
const breathEveryMs = 20_000

/** Streams seats that others take and release to open seat maps. */
export function openSeatStream(api: FastifyInstance, seats: Seats) {
  const open = new Set<() => void>()
  // A shutdown does not wait for open streams.
  api.addHook('preClose', async () => {
    for (const end of open) end()
  })

  return {
    open(request: FastifyRequest, reply: FastifyReply, cart: Cart): void {
      const flights = [cart.offer?.departureFlight, cart.offer?.returnFlight].flatMap(
        (leg) => leg?.flightId ?? [],
      )
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      raw.write('retry: 2000\n\n')
      const tell = (flightId: number) => (claimed: readonly ClaimedSeat[]) => {
        const taken = claimed.filter(({ cartId }) => cartId !== cart.id).map(({ seat }) => seat)
        raw.write(`data: ${JSON.stringify({ flightId, taken })}\n\n`)
      }
      const ends = flights.map((flightId) => seats.watch(flightId, tell(flightId)))
      const breath = setInterval(() => raw.write(':\n\n'), breathEveryMs)
      const end = () => {
        clearInterval(breath)
        for (const stop of ends) stop()
        open.delete(end)
        raw.end()
      }
      open.add(end)
      request.raw.on('close', end)
      // Sends the current state first, so that changes since the map was loaded are included.
      for (const flightId of flights) void seats.onFlight(flightId).then(tell(flightId), end)
    },
  }
}
