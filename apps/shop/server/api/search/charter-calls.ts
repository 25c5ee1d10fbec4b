import { randomUUID } from 'node:crypto'
import type { Offers } from '@wojaz/offers/server'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { localeOf } from '../../request/locale.ts'
import { backend, microservice } from './call-paths.ts'
import { charterAnswer } from './offer-answer.ts'
import { refuse } from './refuse.ts'
import { charterCountSchema, charterSchema, charterTopSchema } from './search-calls.schema.ts'

/** Flights without a hotel. */
export const charterCalls: FastifyPluginAsyncZod<{ offers: Offers }> = async (api, { offers }) => {
  // Identifies a node without revealing its host name.
  const server = randomUUID().slice(0, 8)

  api.post(`${backend}/search/offers/charter`, { schema: charterSchema }, async (request, reply) => {
    reply.header('x-server', server)
    const found = await offers.charterFlights(request.body, localeOf(request))
    if (!found.ok) return refuse(request, reply, found.refusal)
    return { ...found.value, offers: found.value.offers.map(charterAnswer) }
  })

  const topPath = `${backend}/search/offers/charter/top-offers`
  api.post(topPath, { schema: charterTopSchema }, async (request, reply) => {
    const found = await offers.charterPlaces(request.body, localeOf(request))
    if (!found.ok) return refuse(request, reply, found.refusal)
    const { pageSize } = request.body.metaData
    return found.value.slice(0, pageSize).map(({ offer }) => charterAnswer(offer))
  })

  api.post(
    `${microservice}/external/offers/count`,
    { schema: charterCountSchema },
    async (request, reply) => {
      const found = await offers.countCharters(request.body)
      return found.ok ? found.value.count : refuse(request, reply, found.refusal)
    },
  )
}
