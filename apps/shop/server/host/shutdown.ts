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
