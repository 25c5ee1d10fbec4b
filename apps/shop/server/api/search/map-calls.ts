import type { Offers } from '@wojaz/offers/server'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { localeOf } from '../../request/locale.ts'
import type { Showcase } from '../../showcase/showcase.ts'
import { backend } from './call-paths.ts'
import { refuse } from './refuse.ts'
import { mapOfferSchema, mapPinsSchema } from './search-calls.schema.ts'

interface MapCallsOptions {
  offers: Offers
  showcase: Pick<Showcase, 'cards'>
}

/** The calls of the results map: all hotels of the search, and the offer behind a price. */
export const mapCalls: FastifyPluginAsyncZod<MapCallsOptions> = async (api, { offers, showcase }) => {
  api.post(`${backend}/search/offers/map`, { schema: mapPinsSchema }, async (request, reply) => {
    const found = await offers.mapPins(request.body)
    return found.ok ? found.value : refuse(request, reply, found.refusal)
  })

  api.post(`${backend}/search/offers/map/offer`, { schema: mapOfferSchema }, async (request, reply) => {
    const { hotelCode, ...search } = request.body
    const locale = localeOf(request)
    const found = await offers.search({ ...search, destinationsCodes: [hotelCode] }, locale)
    if (found.ok) {
      const own = found.value.offers.filter((offer) => offer.hotelCode === hotelCode)
      const [offer = null] = await showcase.cards(own, locale)
      return { offer }
    }
    const { refusal } = found
    const isStranger = refusal.code === 'unknown-destination'
    return refuse(request, reply, isStranger ? { code: 'hotel-not-found', field: 'hotelCode' } : refusal)
  })
}
