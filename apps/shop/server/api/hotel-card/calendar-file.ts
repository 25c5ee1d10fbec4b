import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { calendarCall } from '../../../app/features/hotel-card/calendar-address.ts'
import { tripCalendar } from '../../hotel-card/trip-calendar.ts'
import { serverI18n } from '../../request/server-i18n.ts'
import { calendarFileSchema } from './card-calls.schema.ts'
import type { CardServices } from './card-services.ts'
import { answerForOffer } from './for-offer.ts'

/** A file download, so that a plain link is enough. */
export const calendarFileCall: FastifyPluginAsyncZod<CardServices & { siteUrl: string }> = async (
  api,
  { offers, content, clock, siteUrl },
) => {
  const forOffer = answerForOffer(offers)
  api.get(`${calendarCall}/:offerCode`, { schema: calendarFileSchema }, (request, reply) =>
    forOffer(request, reply, request.params.offerCode, async (offer, _facts, locale) => {
      const { t } = serverI18n(await content.dictionary(locale))
      reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="wojaz-${offer.departureDate}.ics"`)
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
      return tripCalendar(offer, { siteUrl, locale, t, now: clock() })
    }),
  )
}
