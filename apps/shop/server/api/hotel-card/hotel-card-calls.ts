import type { FastifyPluginAsync } from 'fastify'
import { calendarFileCall } from './calendar-file.ts'
import type { CardServices } from './card-services.ts'
import { configuratorCalls } from './configurator-calls.ts'
import { hotelCalls } from './hotel-calls.ts'
import { offerCardCalls } from './offer-card-calls.ts'

/** The calls of a hotel's card; the card's page asks the same verbs. */
export const hotelCardCalls: FastifyPluginAsync<CardServices & { siteUrl: string }> = async (
  api,
  services,
) => {
  // As with the search calls: answers are our own verbs', and tests hold each against its schema.
  api.setSerializerCompiler(() => JSON.stringify)
  for (const calls of [hotelCalls, configuratorCalls, offerCardCalls]) await api.register(calls, services)
  await api.register(calendarFileCall, services)
}
