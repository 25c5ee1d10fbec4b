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

/**
 * The customer of this page. A stranger is redirected to the login and then back to this page. If the database cannot tell, the
 * answer is 503, not the login.
 */
export function signedIn(context: Context, request: Request): Customer {
  if (context.get(isCustomerUnknownContext)) throw unavailable()
  const customer = context.get(customerContext)
  if (!customer) throw redirect(loginAddress(localeOf(context), pageOf(request)), 303)
  // Customers who must change the password do that first and then come back.
  if (customer.mustChangePassword)
    throw redirect(changePasswordAddress(localeOf(context), pageOf(request)), 303)
  return customer
}

/** For irreversible actions: a customer who logged in long ago proves their identity again and then comes back. */
export function justProven(context: Context, request: Request): Customer {
  const customer = signedIn(context, request)
  if (isJustProven(customer.provenAt, context.get(servicesContext).clock())) return customer
  throw redirect(confirmAddress(localeOf(context), pageOf(request)), 303)
}

/** The page of a request, also of a request for its data only. */
function pageOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname.replace(/\.data$/, '') + search
}
