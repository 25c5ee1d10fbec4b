import { methodKinds, openAmount } from '@wojaz/booking'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { localeOf } from '../../request/locale.ts'
import type { Services } from '../../request/services.ts'
import type { FindCustomer } from '../../request/visitor.ts'
import { money } from '../money.schema.ts'
import { refusal } from '../refusal.schema.ts'
import { ownReservationCalls } from './own-reservation-call.ts'

interface PaymentModesOptions extends Pick<Services, 'booking' | 'clock'> {
  findCustomer: FindCustomer
  /** The smallest payment, in money. */
  leastPayment: number
}

const paymentModesSchema = {
  summary: 'How the rest of a trip can be paid',
  description:
    'The part that is due next, the rest and the least of one payment, in money, with every way to pay at this moment. `open` is null when nothing is left; without methods no bank answers just now.',
  tags: ['reservations'],
  querystring: z.object({ number: z.string().describe('W and nine digits.') }),
  response: {
    200: z.object({
      open: z
        .object({
          rest: money,
          least: money,
          next: z.object({ amount: money, dueBy: z.string() }).nullable().describe('Null: all of the rest.'),
        })
        .nullable(),
      methods: z
        .array(
          z.object({
            kind: z.enum(methodKinds),
            gateway: z.string(),
            value: z.string(),
            name: z.string(),
            isAvailable: z.boolean(),
            minAmount: money.nullable(),
            maxAmount: money.nullable(),
          }),
        )
        .readonly(),
    }),
    403: refusal,
    404: refusal,
  },
}

/** Requires a login. */
export const paymentModesCall: FastifyPluginAsyncZod<PaymentModesOptions> = async (api, services) => {
  const own = ownReservationCalls(services)
  api.get(
    '/api/www/mytui/api/reservation/change-data/payment-data/payment-modes',
    { schema: paymentModesSchema },
    async (request, reply) => {
      const order = await own(request, reply, request.query.number)
      if (!order) return reply
      const open = openAmount(order, services.leastPayment)
      return { open, methods: open ? await services.booking.methods(localeOf(request)) : [] }
    },
  )
}
