import { type PageTexts, pageTexts } from '@wojaz/content'
import { dayOf } from '@wojaz/travel/dates'
import { calledName } from '@wojaz/travel/locale'
import { redirect } from 'react-router'
import type { AccountHome } from '../../app/features/account/account.ts'
import {
  accountAddress,
  returnParameter,
  takenParameter,
} from '../../app/features/account/account-address.ts'
import { joinedParameter } from '../../app/features/reservation/sharing-address.ts'
import { customerContext, deliveryContext, servicesContext } from '../request/context.ts'
import { accountTexts, type Context, cookiesOf, localeOf } from './account-page.ts'
import { countdownWords } from './countdown-words.ts'
import { readAttempt } from './login-attempt.ts'
import { nextTrip } from './next-trip.ts'
import { reservationsOfCustomer } from './reservations-of.ts'
import { safeReturn } from './safe-return.ts'
import { signedIn } from './signed-in.ts'
import { waysOutside } from './ways-outside.ts'

/** For pages of visitors who are not logged in; others are redirected. */
export function loadOutside(context: Context, request: Request) {
  const back = safeReturn(searchOf(request).get(returnParameter))
  const locale = localeOf(context)
  if (context.get(customerContext)) throw redirect(back ?? accountAddress(locale, 'home'), 303)
  return { isSentHere: back !== null, ...waysOutside(context, back), texts: accountTexts(context) }
}

/** `email` was typed in this browser; it does not show whose address it is. */
export function loadRegistered(context: Context, request: Request) {
  return { email: typedAddress(context, request), texts: accountTexts(context) }
}

export function loadAskEmail(context: Context, request: Request) {
  return {
    isSent: searchOf(request).has(takenParameter),
    email: typedAddress(context, request),
    texts: accountTexts(context),
  }
}

export async function loadHome(
  context: Context,
  request: Request,
): Promise<AccountHome & { texts: PageTexts }> {
  const customer = signedIn(context, request)
  const { firstName, email } = customer
  const locale = localeOf(context)
  const reservations = await reservationsOfCustomer(context.get(servicesContext), customer, locale)
  const next = nextTrip(reservations.upcoming, dayOf(context.get(servicesContext).clock()))
  const { i18n } = context.get(deliveryContext)
  return {
    name: calledName(locale, firstName),
    email,
    reservations,
    next: next && { reservation: next.reservation, countdown: countdownWords(i18n.t, next.daysLeft) },
    joined: joinedOf(searchOf(request).get(joinedParameter)),
    texts: pageTexts(i18n, 'account', 'reservation'),
  }
}

const joinedOf = (text: string | null) => (text === 'asked' || text === 'in-list' ? text : null)

const searchOf = (request: Request) => new URL(request.url).searchParams

function typedAddress(context: Context, request: Request): string | null {
  return readAttempt(context.get(servicesContext).env.contentSecret, cookiesOf(request))?.email ?? null
}
