import { isJustProven } from '@wojaz/account/server'
import { redirect } from 'react-router'
import {
  changePasswordAddress,
  confirmAddress,
  loginAddress,
} from '../../app/features/account/account-address.ts'
import { customerContext, isCustomerUnknownContext, servicesContext } from '../request/context.ts'
import { unavailable } from '../request/or-unavailable.ts'
import type { Customer } from '../request/visitor.ts'
import { type Context, localeOf } from './account-page.ts'

/** Whose page it is. A stranger goes to the login, and from there to the very page they wanted; nobody is taken for one by mistake. */
export function signedIn(context: Context, request: Request): Customer {
  if (context.get(isCustomerUnknownContext)) throw unavailable()
  const customer = context.get(customerContext)
  if (!customer) throw redirect(loginAddress(localeOf(context), pageOf(request)), 303)
  // Whoever has to change the password does that first, and then comes back.
  if (customer.mustChangePassword)
    throw redirect(changePasswordAddress(localeOf(context), pageOf(request)), 303)
  return customer
}

/** The same for what cannot be taken back: whoever logged in long ago shows once more who they are, and comes back. */
export function justProven(context: Context, request: Request): Customer {
  const customer = signedIn(context, request)
  if (isJustProven(customer.provenAt, context.get(servicesContext).clock())) return customer
  throw redirect(confirmAddress(localeOf(context), pageOf(request)), 303)
}

/** The page behind a request, also behind one for its data alone. */
function pageOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname.replace(/\.data$/, '') + search
}
