import type { Offer } from '@wojaz/offers'
import { nearestOffers } from '@wojaz/offers/server'
import { dayOf } from '@wojaz/travel/dates'
import { parseOfferCode } from '@wojaz/travel/offer-code'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { bestOffer, chosenOffer } from '../../hotel-card/chosen-offer.ts'
import { offerAnalytics } from '../../hotel-card/offer-analytics.ts'
import { offerUpsells } from '../../hotel-card/offer-upsells.ts'
import { otherHotels } from '../../hotel-card/other-hotels.ts'
import { validateOffer } from '../../hotel-card/validate-offer.ts'
import { localeOf } from '../../request/locale.ts'
import { serverI18n } from '../../request/server-i18n.ts'
import { offerAnswer } from '../search/offer-answer.ts'
import { refuse } from '../search/refuse.ts'
import {
  alternativesSchema,
  analyticsSchema,
  offerDataSchema,
  offersSchema,
  upsellsSchema,
  validationSchema,
} from './card-calls.schema.ts'
import { type CardServices, cardPath } from './card-services.ts'
import { answerForOffer } from './for-offer.ts'

/** One offer: its availability, its contents and the nearest alternatives. */
export const offerCardCalls: FastifyPluginAsyncZod<CardServices> = async (api, services) => {
  const { offers, booking, content, showcase, clock } = services
  const forOffer = answerForOffer(offers)
  const chosenAnswer = (offer: Offer) => ({
    ...chosenOffer(offer, dayOf(clock())),
    offer: offerAnswer(offer),
  })

  api.post(cardPath('offers'), { schema: offersSchema }, async (request, reply) => {
    const { hotelCode, ...search } = request.body
    const locale = localeOf(request)
    // Invalid values are refused; values without results are ignored.
    const asked = await offers.allOffers(hotelCode, search, locale)
    if (!asked.ok) return refuse(request, reply, asked.refusal)
    const best = await bestOffer({ offers, hotelCode, request: search, locale })
    return { offer: best && chosenAnswer(best) }
  })

  api.post(cardPath('validations'), { schema: validationSchema }, async (request, reply) => {
    const { offerCode, total } = request.body
    const found = await validateOffer(offers, offerCode, total, localeOf(request))
    return found.ok ? found.value : refuse(request, reply, found.refusal)
  })

  api.post(cardPath('offerData'), { schema: offerDataSchema }, (request, reply) =>
    forOffer(request, reply, request.body.offerCode, chosenAnswer),
  )

  api.post(cardPath('analytics'), { schema: analyticsSchema }, (request, reply) =>
    forOffer(request, reply, request.body.offerCode, offerAnalytics),
  )

  api.post(cardPath('upsells'), { schema: upsellsSchema }, (request, reply) =>
    forOffer(request, reply, request.body.offerCode, async (offer, _facts, locale) => ({
      upsells: offerUpsells({
        upsells: await booking.upsells(offer),
        promoted: request.body.promotedUpsellCodes,
        i18n: serverI18n(await content.dictionary(locale)),
        pages: await content.pageUrls(),
      }),
    })),
  )

  api.get(cardPath('alternatives/:offerCode'), { schema: alternativesSchema }, async (request, reply) => {
    const { offerCode } = request.params
    const locale = localeOf(request)
    const parts = parseOfferCode(offerCode)
    if (!parts.ok) return refuse(request, reply, parts.refusal)
    const hotel = await offers.hotel(parts.value.hotelCode ?? '', locale)
    if (!hotel.ok) return refuse(request, reply, { code: 'offer-unknown', part: 'hotel' })
    const found = await offers.offer(offerCode, { locale, perPerson: false })
    if (!found.ok)
      return { offers: await showcase.cards(await nearestOffers(offers, parts.value, locale), locale) }
    const others = await otherHotels({ offers, showcase, facts: hotel.value, offer: found.value, locale })
    return { offers: others.alternatives }
  })
}
