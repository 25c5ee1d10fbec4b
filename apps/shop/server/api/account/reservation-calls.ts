import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountRefusals } from '../../account/account-refusals.ts'
import { reservationsOfCustomer } from '../../account/reservations-of.ts'
import { shippedText } from '../../request/error-text.ts'
import { localeOf } from '../../request/locale.ts'
import type { Services } from '../../request/services.ts'
import type { FindCustomer } from '../../request/visitor.ts'
import { reservationsSchema } from './reservation-calls.schema.ts'

interface ReservationCallOptions extends Pick<Services, 'booking' | 'clock'> {
  findCustomer: FindCustomer
}

/** Only for those who are logged in. */
export const reservationCalls: FastifyPluginAsyncZod<ReservationCallOptions> = async (
  api,
  { findCustomer, ...services },
) => {
  api.get('/api/www/mytui/api/reservations', { schema: reservationsSchema }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const locale = localeOf(request)
    const customer = await findCustomer(request, reply)
    if (customer) return reservationsOfCustomer(services, customer, locale)
    const { text } = accountRefusals['session-over']
    // A browser that hears 403 exchanges its token and asks again.
    return reply.code(403).send({ code: 'session-over', message: shippedText(text, locale) })
  })
}
