import type { FastifyPluginAsync } from 'fastify'
import { charterCalls } from './charter-calls.ts'
import { globalSearchCalls } from './global-search-calls.ts'
import { listingCalls } from './listing-calls.ts'
import { lowestPricesCalls } from './lowest-prices-calls.ts'
import { mapCalls } from './map-calls.ts'
import { offerCalls } from './offer-calls.ts'
import type { SearchCallServices } from './search-call-services.ts'

/** The search calls of the web backend and their microservice aliases, with one handler each. */
export const searchCalls: FastifyPluginAsync<SearchCallServices> = async (api, options) => {
  // Answers come from our own code. Tests check each against its schema, so they are not validated at run time.
  api.setSerializerCompiler(() => JSON.stringify)
  for (const calls of [globalSearchCalls, listingCalls, charterCalls, offerCalls, lowestPricesCalls])
    await api.register(calls, options)
  await api.register(mapCalls, options)
}
