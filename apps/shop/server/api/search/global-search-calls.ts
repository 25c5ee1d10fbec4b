import type { Offers } from '@wojaz/offers/server'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { localeOf } from '../../request-locale.ts'
import { backend, microservice } from './call-paths.ts'
import { fieldOf, refuse } from './refuse.ts'
import { globalSearchSchema } from './search-calls.schema.ts'

const paths = [
  `${backend}/gs`,
  `${microservice}/gs`,
  `${backend}/listing/gs/initial`,
  `${microservice}/gs/initial`,
]

/** A `q` of two megabytes is refused by its name, not as a body too large. */
const bodyLimit = 3 * 1024 ** 2

/** What the search form offers: at first, and again after each choice. */
export const globalSearchCalls: FastifyPluginAsyncZod<{ offers: Offers }> = async (api, { offers }) => {
  for (const path of paths)
    api.post(path, { schema: globalSearchSchema, bodyLimit }, async (request, reply) => {
      const { search, nameOf } = request.body
      const found = await offers.globalSearch(search, localeOf(request))
      if (found.ok) return found.value
      return refuse(request, reply, found.refusal, nameOf(fieldOf(found.refusal)))
    })
}
