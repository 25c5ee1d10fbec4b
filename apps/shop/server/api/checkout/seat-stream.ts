import type { Cart } from '@wojaz/booking'
import type { ClaimedSeat, Seats } from '@wojaz/booking/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Proxies close what is silent for half a minute. */
const breathEveryMs = 20_000

/** Open maps hear of seats that others take and leave. */
export function openSeatStream(api: FastifyInstance, seats: Seats) {
  const open = new Set<() => void>()
  // A shop that goes down does not wait for those who only listen.
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
      // What changed between the map and this line is heard of, too.
      for (const flightId of flights) void seats.onFlight(flightId).then(tell(flightId), end)
    },
  }
}
