import type { Order } from '@wojaz/booking'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Fault } from '../../request/errors.ts'
import type { Services } from '../../request/services.ts'
import type { FindCustomer } from '../../request/visitor.ts'
import { reservationOf } from '../../reservation/reservation-of.ts'
import { type SecuredCall, securedCalls } from './secured-call.ts'

interface OwnReservationOptions extends Pick<Services, 'booking' | 'clock'> {
  readonly findCustomer: FindCustomer
}

/** Returns the caller's trip; null: the call has been answered already. Somebody else's trip does not exist. */
export type OwnReservationCall = (
  request: FastifyRequest,
  reply: FastifyReply,
  number: string,
  wish?: Parameters<SecuredCall>[2],
) => Promise<Order | null>

/** The only access check of calls about one trip of a customer. */
export function ownReservationCalls(services: OwnReservationOptions): OwnReservationCall {
  const secured = securedCalls(services)
  return async (request, reply, number, wish) => {
    const customer = await secured(request, reply, wish)
    if (!customer) return null
    const order = await reservationOf(services.booking, customer, number)
    if (!order) throw new Fault('not-found')
    return order
  }
}
