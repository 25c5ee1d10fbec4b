import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Takes no new requests, finishes the running ones, then stops. Keep-alive connections are closed as soon as they are idle;
 * whoever is still there at the limit is cut off, so that a stuck client cannot hold a deployment.
 */
export async function closeGracefully(
  app: FastifyInstance,
  limitMs: number,
): Promise<'finished' | 'cut-off'> {
  let outcome: 'finished' | 'cut-off' = 'finished'
  const limit = setTimeout(() => {
    outcome = 'cut-off'
    app.server.closeAllConnections()
  }, limitMs)
  // A connection that was busy when the server closed goes back to waiting after its answer; nobody would close it then.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  await app.close()
  clearInterval(idle)
  clearTimeout(limit)
  return outcome
}

/**
 * For a while every answer is the last one on its connection: whoever asks again finds the process that has taken our place. A connection that
 * was simply closed could have a request on its way.
 */
export async function sendGuestsOn(app: FastifyInstance, forMs: number): Promise<void> {
  app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  await pause(forMs)
}
