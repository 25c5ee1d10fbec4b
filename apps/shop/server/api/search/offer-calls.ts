import type { Offers } from '@wojaz/offers/server'
import { parseOfferCode } from '@wojaz/travel/offer-code'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { localeOf } from '../../request/locale.ts'
import { backend, microservice } from './call-paths.ts'
import { charterAnswer, offerAnswer, withOfferAnswers } from './offer-answer.ts'
import { offerLink } from './offer-link.ts'
import { isPerPerson } from './price-type.ts'
import { refuse } from './refuse.ts'
import {
  allOffersSchema,
  offersLinksSchema,
  priceSchema,
  promotedSchema,
  topOffersSchema,
} from './search-calls.schema.ts'

const promotedPaths = [`${backend}/search/offers/promoted`, `${microservice}/search/promoted`]
const allOffers = '/hotel-cards/configurators/all-offers'
const allOffersPaths = [`${backend}${allOffers}`, `${microservice}${allOffers}`]

/** Single offers: recommended ones, all of one hotel, one by its code. */
export const offerCalls: FastifyPluginAsyncZod<{ offers: Offers }> = async (api, { offers }) => {
  for (const path of promotedPaths)
    api.post(path, { schema: promotedSchema }, async (request, reply) => {
      const found = await offers.promoted(request.body, localeOf(request))
      return found.ok ? found.value.map(offerAnswer) : refuse(request, reply, found.refusal)
    })

  api.post(`${microservice}/top-offers`, { schema: topOffersSchema }, async (request, reply) => {
    const found = await offers.topOffers(request.body, localeOf(request))
    return found.ok ? found.value.map(offerAnswer) : refuse(request, reply, found.refusal)
  })

  api.post(`${microservice}/offers-links`, { schema: offersLinksSchema }, async (request, reply) => {
    const locale = localeOf(request)
    const found = await offers.topOffers(request.body, locale)
    if (!found.ok) return refuse(request, reply, found.refusal)
    return found.value.map((offer) => offerLink(offer, locale))
  })

  for (const path of allOffersPaths)
    api.post(path, { schema: allOffersSchema }, async (request, reply) => {
      const { hotelCode, ...search } = request.body
      const found = await offers.allOffers(hotelCode, search, localeOf(request))
      return found.ok ? withOfferAnswers(found.value) : refuse(request, reply, found.refusal)
    })

  api.post(`${microservice}/search/offers/price`, { schema: priceSchema }, async (request, reply) => {
    const { offerCode, filters } = request.body
    const view = { locale: localeOf(request), perPerson: isPerPerson(filters) }
    if (isFlightAlone(offerCode)) {
      const flight = await offers.charterOffer(offerCode, view)
      return flight.ok ? charterAnswer(flight.value) : refuse(request, reply, flight.refusal)
    }
    const found = await offers.offer(offerCode, view)
    return found.ok ? offerAnswer(found.value) : refuse(request, reply, found.refusal)
  })
}

function isFlightAlone(offerCode: string): boolean {
  const parts = parseOfferCode(offerCode)
  return parts.ok && parts.value.hotelCode === null
}
