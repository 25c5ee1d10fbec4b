import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { configuratorOptions, makeConfigurator } from '../../hotel-card/configurator.ts'
import { requestOfParty } from '../../hotel-card/offer-request.ts'
import { makePriceCalendar } from '../../hotel-card/price-calendar.ts'
import { staysAround } from '../../hotel-card/stays-around.ts'
import { localeOf } from '../../request/locale.ts'
import { standingOf } from '../../showcase/price-standing.ts'
import { refuse } from '../search/refuse.ts'
import {
  datesSchema,
  filtersSchema,
  hoursSchema,
  otherAirportsSchema,
  priceCalendarSchema,
  roomsSchema,
  statisticsSchema,
} from './card-calls.schema.ts'
import { type CardServices, cardPath } from './card-services.ts'
import { answerForOffer } from './for-offer.ts'
import { roomOffers } from './room-offers.ts'

const nothing = { date: [], airport: [], hour: [], duration: [], board: [] }

/** The possible changes of an offer and their prices. */
export const configuratorCalls: FastifyPluginAsyncZod<CardServices> = async (api, { offers }) => {
  const forOffer = answerForOffer(offers)

  api.post(cardPath('configurators/filters'), { schema: filtersSchema }, (request, reply) =>
    forOffer(request, reply, request.body.offerCode, async (offer, facts, locale) => {
      const around = await staysAround(offer, { offers, locale })
      return { filters: around ? await makeConfigurator({ offers, facts, offer, around, locale }) : nothing }
    }),
  )

  api.post(cardPath('other-airports'), { schema: otherAirportsSchema }, (request, reply) =>
    forOffer(request, reply, request.body.offerCode, async (offer, facts, locale) => {
      const around = await staysAround(offer, { offers, locale })
      const options = around
        ? await configuratorOptions({ offers, facts, offer, around, locale }).airport()
        : []
      return options.filter(({ value }) => value !== offer.airportCode)
    }),
  )

  api.post(cardPath('configurators/price-calendar'), { schema: priceCalendarSchema }, (request, reply) =>
    forOffer(request, reply, request.body.offerCode, async (offer, _facts, locale) => {
      const { month } = request.body
      const around = await staysAround(offer, { offers, locale })
      return { calendar: around && (await makePriceCalendar({ offers, offer, around, month, locale })) }
    }),
  )

  api.post(cardPath('statistics'), { schema: statisticsSchema }, (request, reply) =>
    forOffer(request, reply, request.body.offerCode, async (offer) => ({
      standing: await standingOf(offers, offer),
    })),
  )

  api.post(cardPath('configurators/rooms'), { schema: roomsSchema }, (request, reply) =>
    forOffer(request, reply, request.body.offerCode, async (offer, { code }, locale) => {
      const { departureDate: date, duration: nights, airportCode } = offer
      const stay = { date, nights, airportCode }
      const found = await offers.roomChoices(code, stay, requestOfParty(offer), locale)
      return roomOffers(offer, found.ok ? found.value : [])
    }),
  )

  api.post(cardPath('configurators/hours'), { schema: hoursSchema }, (request, reply) =>
    forOffer(request, reply, request.body.offerCode, async (offer, { code }) => {
      const { departureDate: date, duration: nights, airportCode } = offer
      const found = await offers.departureHours(code, { date, nights, airportCode }, requestOfParty(offer))
      return found.ok ? found.value : []
    }),
  )

  api.post(cardPath('configurators/dates'), { schema: datesSchema }, async (request, reply) => {
    const { hotelCode, ...search } = request.body
    const found = await offers.availability(hotelCode, search, localeOf(request))
    return found.ok ? found.value : refuse(request, reply, found.refusal)
  })
}
