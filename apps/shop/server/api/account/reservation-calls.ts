import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { missingOf } from '../../account/missing-of.ts'
import { reservationsOfCustomer } from '../../account/reservations-of.ts'
import { localeOf } from '../../request/locale.ts'
import type { Services } from '../../request/services.ts'
import type { FindCustomer } from '../../request/visitor.ts'
import { reservationHead } from '../../reservation/reservation-head.ts'
import { summaryPart } from '../../reservation/reservation-parts.ts'
import { ownReservationCalls } from './own-reservation-call.ts'
import { reservationSchema, reservationsSchema } from './reservation-calls.schema.ts'
import { securedCalls } from './secured-call.ts'

interface ReservationCallOptions extends Pick<Services, 'booking' | 'offers' | 'travellerData' | 'clock'> {
  findCustomer: FindCustomer
}

/** Requires a login. */
export const reservationCalls: FastifyPluginAsyncZod<ReservationCallOptions> = async (api, services) => {
  const secured = securedCalls(services)
  const own = ownReservationCalls(services)

  api.get('/api/www/mytui/api/reservations', { schema: reservationsSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    return customer ? reservationsOfCustomer(services, customer, localeOf(request)) : reply
  })

  api.get('/api/www/mytui/api/reservation', { schema: reservationSchema }, async (request, reply) => {
    const order = await own(request, reply, request.query.number)
    if (!order) return reply
    const { tab: _, ...summary } = summaryPart(
      order,
      (await missingOf(services, [order]))(order),
      services.clock(),
    )
    return { ...reservationHead(order, localeOf(request), services.clock()), ...summary }
  })
}
