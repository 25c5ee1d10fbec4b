import { dayOf } from '@wojaz/travel/dates'
import { requestWithinWindow } from '@wojaz/travel/listing'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { localeOf } from '../../request/locale.ts'
import { backend, microservice } from './call-paths.ts'
import { withOfferAnswers } from './offer-answer.ts'
import { refuse } from './refuse.ts'
import type { SearchCallServices } from './search-call-services.ts'
import {
  calendarSchema,
  countSchema,
  listingFiltersSchema,
  regionsSchema,
  sameDaySchema,
  searchSchema,
  suggestSchema,
} from './search-calls.schema.ts'

const countPaths = [`${backend}/search/offers/count`, `${microservice}/search/offers/count`]
const searchPaths = [`${backend}/search/offers`, `${microservice}/search/offers`]
const filtersPaths = [
  `${backend}/search/offers/listing/filters`,
  `${backend}/search/listing/filters`,
  `${microservice}/listing/filters`,
]

/** Lists of hotels and their filters. */
export const listingCalls: FastifyPluginAsyncZod<SearchCallServices> = async (api, { offers, clock }) => {
  const inWindow = <Asked extends OfferSearchRequest>(asked: Asked) =>
    requestWithinWindow(asked, dayOf(clock()))

  for (const path of searchPaths)
    api.post(path, { schema: searchSchema }, async (request, reply) => {
      const found = await offers.search(inWindow(request.body), localeOf(request))
      return found.ok ? withOfferAnswers(found.value) : refuse(request, reply, found.refusal)
    })

  for (const path of countPaths)
    api.post(path, { schema: countSchema }, async (request, reply) => {
      const found = await offers.count(inWindow(request.body))
      return found.ok ? found.value.count : refuse(request, reply, found.refusal)
    })

  for (const path of filtersPaths)
    api.post(path, { schema: listingFiltersSchema }, async (request, reply) => {
      const found = await offers.search(inWindow(request.body), localeOf(request))
      if (!found.ok) return refuse(request, reply, found.refusal)
      const { facets, histogram, pagination } = found.value
      return { filters: facets, histogram, totalResults: pagination.totalResults }
    })

  api.post(`${backend}/search/offers/same-day`, { schema: sameDaySchema }, async (request, reply) => {
    const found = await offers.sameDay(request.body, localeOf(request))
    return found.ok ? withOfferAnswers(found.value) : refuse(request, reply, found.refusal)
  })

  api.post(`${backend}/search/offers/regions`, { schema: regionsSchema }, async (request, reply) => {
    const found = await offers.regions(inWindow(request.body), localeOf(request))
    return found.ok ? found.value : refuse(request, reply, found.refusal)
  })

  api.post(`${backend}/search/offers/suggest`, { schema: suggestSchema }, (request) =>
    offers.suggest(request.body.text, localeOf(request), request.body.limit),
  )

  api.post(`${microservice}/calendar/offers`, { schema: calendarSchema }, async (request, reply) => {
    const found = await offers.calendar(request.body)
    return found.ok ? found.value : refuse(request, reply, found.refusal)
  })
}
