import type { FastifyPluginAsync } from 'fastify'
import { calendarFileCall } from './calendar-file.ts'
import type { CardServices } from './card-services.ts'
import { configuratorCalls } from './configurator-calls.ts'
import { hotelCalls } from './hotel-calls.ts'
import { offerCardCalls } from './offer-card-calls.ts'

/** The API calls of the hotel card. The card's page uses the same verbs. */
export const hotelCardCalls: FastifyPluginAsync<CardServices & { siteUrl: string }> = async (
  api,
  services,
) => {
  // As in the search calls: tests check the answers against their schemas, so they are not validated at run time.
  api.setSerializerCompiler(() => JSON.stringify)
  for (const calls of [hotelCalls, configuratorCalls, offerCardCalls]) await api.register(calls, services)
  await api.register(calendarFileCall, services)
}
