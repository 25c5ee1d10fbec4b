import type { HotelFacts } from '@wojaz/offers'
import type { Locale } from '@wojaz/travel/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { hotelContent } from '../../hotel-card/hotel-content-answer.ts'
import { readHotelView } from '../../hotel-card/hotel-view.ts'
import { otherHotels } from '../../hotel-card/other-hotels.ts'
import { localeOf } from '../../request/locale.ts'
import { refuse } from '../search/refuse.ts'
import { hotelSchema, nearbySchema, weatherSchema } from './card-calls.schema.ts'
import { type CardServices, cardPath } from './card-services.ts'
import { reviewsSchema } from './reviews.schema.ts'

/** Facts about a hotel, independent of what is on sale. */
export const hotelCalls: FastifyPluginAsyncZod<CardServices> = async (api, services) => {
  async function ofHotel<Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    hotelCode: string,
    answer: (facts: HotelFacts, locale: Locale) => Promise<Answer>,
  ) {
    const locale = localeOf(request)
    const found = await services.offers.hotel(hotelCode, locale)
    return found.ok ? answer(found.value, locale) : refuse(request, reply, found.refusal)
  }

  api.post(cardPath('hotels'), { schema: hotelSchema }, (request, reply) =>
    ofHotel(request, reply, request.body.hotelCode, async (facts, locale) =>
      hotelContent(facts, await readHotelView(facts, services, locale)),
    ),
  )

  api.post(cardPath('reviews'), { schema: reviewsSchema }, async (request, reply) => {
    const { hotelCode, ...question } = request.body
    const found = await services.offers.reviews(hotelCode, question)
    return found.ok ? found.value : refuse(request, reply, found.refusal)
  })

  api.post(cardPath('weather'), { schema: weatherSchema }, (request, reply) =>
    ofHotel(request, reply, request.body.hotelCode, async (facts, locale) => {
      const { climate } = await readHotelView(facts, services, locale)
      return { months: (climate?.year ?? []).map((one, position) => ({ month: position + 1, ...one })) }
    }),
  )

  api.post(cardPath('nearby'), { schema: nearbySchema }, (request, reply) =>
    ofHotel(request, reply, request.body.hotelCode, async (facts, locale) => {
      const [{ nearby: places }, others] = await Promise.all([
        readHotelView(facts, services, locale),
        otherHotels({ ...services, facts, offer: null, locale }),
      ])
      return { places, nearby: others.nearby, similar: others.similar }
    }),
  )
}
