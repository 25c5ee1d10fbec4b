import { accountPaths } from '@wojaz/account'
import { isJustProven } from '@wojaz/account/server'
import type { Clock } from '@wojaz/travel/dates'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountRefusals } from '../../account/account-refusals.ts'
import { shippedText } from '../../request/error-text.ts'
import { localeOf } from '../../request/locale.ts'
import type { Customer, FindCustomer } from '../../request/visitor.ts'

interface SecuredCallOptions {
  readonly findCustomer: FindCustomer
  readonly clock: Clock
}

interface SecuredWish {
  /** Requires a fresh proof of identity. */
  isProven?: boolean
  /** Also open to customers who must change their password. */
  evenWithOldPassword?: boolean
}

/** Returns the customer; null: the call has been answered already. */
export type SecuredCall = (
  request: FastifyRequest,
  reply: FastifyReply,
  wish?: SecuredWish,
) => Promise<Customer | null>

/** The only access check of calls that need a login. */
export function securedCalls({ findCustomer, clock }: SecuredCallOptions): SecuredCall {
  return async (request, reply, { isProven = false, evenWithOldPassword = false } = {}) => {
    reply.header('cache-control', 'no-store')
    const customer = await findCustomer(request, reply, { isNeeded: true })
    // On a 403 the browser exchanges its token and calls again.
    if (!customer) return sent(request, reply, 403, 'session-over')
    if (customer.mustChangePassword && !evenWithOldPassword) {
      reply.header('x-password-change', accountPaths.newPassword)
      return sent(request, reply, accountRefusals['password-change-needed'].status, 'password-change-needed')
    }
    if (isProven && !isJustProven(customer.provenAt, clock()))
      return sent(request, reply, accountRefusals['confirm-needed'].status, 'confirm-needed')
    return customer
  }
}

function sent(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: 'session-over' | 'confirm-needed' | 'password-change-needed',
): null {
  const message = shippedText(accountRefusals[code].text, localeOf(request))
  void reply.code(status).send({ code, message })
  return null
}
