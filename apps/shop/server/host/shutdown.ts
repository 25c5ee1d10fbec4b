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
