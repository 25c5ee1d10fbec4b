import type { Offers } from '@wojaz/offers/server'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { localeOf } from '../../request/locale.ts'
import { backend } from './call-paths.ts'
import { destinationsFilter } from './destinations-filter.ts'
import { refuse } from './refuse.ts'
import { destinationsFilterSchema, lowestPricesSchema } from './search-calls.schema.ts'

/** The cheapest dates by place. */
export const lowestPricesCalls: FastifyPluginAsyncZod<{ offers: Offers }> = async (api, { offers }) => {
  api.post(`${backend}/lowest-prices/statistics`, { schema: lowestPricesSchema }, async (request, reply) => {
    const { level, ...search } = request.body
    const found = await offers.lowestPrices(search, level, localeOf(request))
    return found.ok ? found.value : refuse(request, reply, found.refusal)
  })

  const filterPath = `${backend}/lowest-prices/destinations-filter`
  api.post(filterPath, { schema: destinationsFilterSchema }, async (request, reply) => {
    const found = await offers.regions(request.body, localeOf(request))
    if (!found.ok) return refuse(request, reply, found.refusal)
    return destinationsFilter(found.value, request.body.destinationsCodes)
  })
}
