import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Accepts no new requests, finishes the running ones, then stops. Idle keep-alive connections are closed at once. At the time
 * limit the rest is cut off, so that a stuck client cannot block a deployment.
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
  // A connection that was busy when the server closed becomes idle after its response; without this nothing would close it.
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
