import { isJustProven } from '@wojaz/account/server'
import { tokenParameter } from '@wojaz/mail'
import { dayOf } from '@wojaz/travel/dates'
import { data, redirect } from 'react-router'
import { accountAddress, confirmAddress, takenParameter } from '../../app/features/account/account-address.ts'
import {
  accountOf,
  accountTexts,
  type Context,
  localeOf,
  refusalWords,
  typedIn,
} from '../account/account-page.ts'
import { leaveHeaders } from '../account/session-cookies.ts'
import { justProven, signedIn } from '../account/signed-in.ts'
import { customerContext, servicesContext } from '../request/context.ts'
import { shippedText } from '../request/error-text.ts'
import { askCopyOf, copyOfCustomer, copyRefusals } from './copy-of-customer.ts'
import { keptOfComplaints } from './kept-of-complaints.ts'
import { keptOrders } from './kept-orders.ts'

/**
 * The copy of the data and the deletion of the account. A customer who logged in long ago must prove their identity before the
 * download.
 */
export async function loadMyData(context: Context, request: Request) {
  const customer = signedIn(context, request)
  const services = context.get(servicesContext)
  const page = accountAddress(localeOf(context), 'myData')
  const isProven = isJustProven(customer.provenAt, services.clock())
  return {
    copy: await copyOfCustomer(services, customer),
    confirmUrl: isProven ? null : confirmAddress(localeOf(context), page),
    texts: accountTexts(context),
  }
}

export async function actMyData(context: Context, request: Request) {
  const customer = justProven(context, request)
  const locale = localeOf(context)
  const asked = await askCopyOf(context.get(servicesContext), customer, locale)
  if (asked.ok) return redirect(accountAddress(locale, 'myData'), 303)
  const { status, text } = copyRefusals[asked.refusal.code]
  return data({ refusal: shippedText(text, locale) }, { status })
}

/**
 * Shows what is deleted and what must be stored. After the deletion starts it is a page for strangers: the customer is logged
 * out.
 */
export async function loadLeave(context: Context, request: Request) {
  const texts = accountTexts(context)
  const isGone = new URL(request.url).searchParams.has(takenParameter)
  if (isGone && !context.get(customerContext))
    return { kept: null, hasComplaints: false, isUnderWay: false, texts }
  const { uid: id, email } = justProven(context, request)
  const { booking, clock, database } = context.get(servicesContext)
  // All their orders, also hidden ones, but not trips shared by a relative.
  const orders = await booking.ownedOrders({ id, email })
  const client = await database.pool.connect()
  try {
    return {
      kept: keptOrders(orders, dayOf(clock())),
      ...(await keptOfComplaints(client, { id, email })),
      texts,
    }
  } finally {
    client.release()
  }
}

export async function actLeave(context: Context, request: Request) {
  const { uid } = justProven(context, request)
  const locale = localeOf(context)
  const { sure } = await typedIn(request)
  if (!sure) return data({ refusal: shippedText('account.leave.tick', locale) }, { status: 422 })
  await accountOf(context).leave(uid, locale)
  const headers = new Headers(leaveHeaders())
  return redirect(`${accountAddress(locale, 'leave')}?${takenParameter}=1`, { status: 303, headers })
}

/** Opened by the email's link. A customer who logs in stays anyway. */
export function loadStay(context: Context, request: Request) {
  const search = new URL(request.url).searchParams
  const isBack = context.get(customerContext) !== null || search.has(takenParameter)
  const isGood = accountOf(context).isStayLinkGood(search.get(tokenParameter) ?? '')
  const state: 'stays' | 'ask' | 'over' = isBack ? 'stays' : isGood ? 'ask' : 'over'
  return { state, isLoggedIn: context.get(customerContext) !== null, texts: accountTexts(context) }
}

export async function actStay(context: Context, request: Request) {
  const token = new URL(request.url).searchParams.get(tokenParameter) ?? ''
  const outcome = await accountOf(context).stayByLink(token)
  if (!outcome.ok) return data({ refusal: refusalWords(context, 'link-over') }, { status: 422 })
  return redirect(`${accountAddress(localeOf(context), 'stay')}?${takenParameter}=1`, 303)
}
