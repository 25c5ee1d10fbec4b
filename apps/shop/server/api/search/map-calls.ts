import { dayOf } from '@wojaz/travel/dates'
import { requestWithinWindow } from '@wojaz/travel/listing'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { localeOf } from '../../request/locale.ts'
import { backend } from './call-paths.ts'
import { refuse } from './refuse.ts'
import type { SearchCallServices } from './search-call-services.ts'
import { mapOfferSchema, mapPinsSchema } from './search-calls.schema.ts'

/** The calls of the results map: all hotels of the search, and the offer behind a price. */
export const mapCalls: FastifyPluginAsyncZod<SearchCallServices> = async (
  api,
  { offers, showcase, clock },
) => {
  api.post(`${backend}/search/offers/map`, { schema: mapPinsSchema }, async (request, reply) => {
    const found = await offers.mapPins(requestWithinWindow(request.body, dayOf(clock())))
    return found.ok ? found.value : refuse(request, reply, found.refusal)
  })

  api.post(`${backend}/search/offers/map/offer`, { schema: mapOfferSchema }, async (request, reply) => {
    const { hotelCode, ...search } = requestWithinWindow(request.body, dayOf(clock()))
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
