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
  /** Only for those who have just shown who they are. */
  isProven?: boolean
  /** Also for those who have to change their password first. */
  evenWithOldPassword?: boolean
}

/** Whose call it is; null: it has been answered already. */
export type SecuredCall = (
  request: FastifyRequest,
  reply: FastifyReply,
  wish?: SecuredWish,
) => Promise<Customer | null>

/** The one door of all calls that need a login. */
export function securedCalls({ findCustomer, clock }: SecuredCallOptions): SecuredCall {
  return async (request, reply, { isProven = false, evenWithOldPassword = false } = {}) => {
    reply.header('cache-control', 'no-store')
    const customer = await findCustomer(request, reply, { isNeeded: true })
    // A browser that hears 403 exchanges its token and asks again.
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
