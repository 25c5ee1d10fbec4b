import type { PageTexts } from '@wojaz/content'
import { tokenParameter } from '@wojaz/post'
import { calledName } from '@wojaz/travel/locale'
import { redirect } from 'react-router'
import type { AccountHome } from '../../app/features/account/account.ts'
import {
  accountAddress,
  loginAddress,
  returnParameter,
  takenParameter,
} from '../../app/features/account/account-address.ts'
import { customerContext, servicesContext } from '../request/context.ts'
import { accountOf, accountTexts, type Context, localeOf } from './account-page.ts'
import { reservationsOfCustomer } from './reservations-of.ts'
import { safeReturn } from './safe-return.ts'

/** For the pages of those outside: whoever is logged in has nothing to do here. */
export function loadOutside(context: Context, request: Request) {
  const back = safeReturn(searchOf(request).get(returnParameter))
  const locale = localeOf(context)
  if (context.get(customerContext)) throw redirect(back ?? accountAddress(locale, 'home'), 303)
  return { isSentHere: back !== null, texts: accountTexts(context) }
}

export function loadRegistered(context: Context) {
  return { texts: accountTexts(context) }
}

export async function loadActivate(context: Context, request: Request) {
  const token = searchOf(request).get(tokenParameter) ?? ''
  return { isGood: await accountOf(context).isLinkGood('activation', token), texts: accountTexts(context) }
}

export async function loadNewPassword(context: Context, request: Request) {
  const token = searchOf(request).get(tokenParameter)
  const isGood = token !== null && (await accountOf(context).isLinkGood('reset', token))
  const link: 'good' | 'over' | 'none' = token === null ? 'none' : isGood ? 'good' : 'over'
  return { link, texts: accountTexts(context) }
}

export function loadAskLetter(context: Context, request: Request) {
  return { isSent: searchOf(request).has(takenParameter), texts: accountTexts(context) }
}

export async function loadHome(
  context: Context,
  request: Request,
): Promise<AccountHome & { texts: PageTexts }> {
  const customer = context.get(customerContext)
  const { pathname } = new URL(request.url)
  if (!customer) throw redirect(loginAddress(localeOf(context), pathname.replace(/\.data$/, '')), 303)
  const { firstName, email } = customer
  const locale = localeOf(context)
  const reservations = await reservationsOfCustomer(context.get(servicesContext), customer, locale)
  return { name: calledName(locale, firstName), email, reservations, texts: accountTexts(context) }
}

const searchOf = (request: Request) => new URL(request.url).searchParams
