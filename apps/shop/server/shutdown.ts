import type { FastifyInstance } from 'fastify'

/**
 * Takes no new requests, finishes the running ones, then stops. Fastify closes idle keep-alive connections and tells the busy
 * ones to close after their answer; whoever is still there at the limit is cut off, so that a stuck client cannot hold a deployment.
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
  await app.close()
  clearTimeout(limit)
  return outcome
}
