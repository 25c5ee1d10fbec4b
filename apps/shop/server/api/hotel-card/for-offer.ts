import type { HotelFacts, Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import type { Locale } from '@wojaz/travel/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { localeOf } from '../../request/locale.ts'
import { refuse } from '../search/refuse.ts'

/** Answers about the offer of a code, priced now. An offer that is not on sale is refused by its code. */
export function answerForOffer(offers: Offers) {
  return async <Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    offerCode: string,
    answer: (offer: Offer, facts: HotelFacts, locale: Locale) => Answer | Promise<Answer>,
  ) => {
    const locale = localeOf(request)
    const found = await offers.offer(offerCode, { locale, perPerson: false })
    if (!found.ok) return refuse(request, reply, found.refusal)
    const hotel = await offers.hotel(found.value.hotelCode, locale)
    return hotel.ok ? answer(found.value, hotel.value, locale) : refuse(request, reply, hotel.refusal)
  }
}
