import { readAddress, readRegistration } from '@wojaz/account'
import { redirect } from 'react-router'
import { accountAddress, takenParameter } from '../../app/features/account/account-address.ts'
import { servicesContext } from '../request/context.ts'
import {
  accountOf,
  type Context,
  cookiesOf,
  fromOf,
  localeOf,
  mend,
  turnAway,
  typedIn,
} from './account-page.ts'
import { faultSentences } from './account-refusals.ts'
import { attemptCookie } from './login-attempt.ts'
import { registeredCookie } from './registered-here.ts'
import { logoutHeaders, readSession } from './session-cookies.ts'

export async function actRegister(context: Context, request: Request) {
  const typed = await typedIn(request)
  const locale = localeOf(context)
  const read = readRegistration(typed)
  if (!read.ok) return mend(typed, faultSentences(read.refusal, locale))
  const outcome = await accountOf(context).register({ ...read.value, locale, from: fromOf(context, request) })
  if (!outcome.ok) return turnAway(typed, context, outcome.refusal)
  const headers = new Headers()
  headers.append('set-cookie', registeredCookie(outcome.value.browser))
  // The following pages read the email address from this cookie, so that it is neither typed again nor part of a URL.
  const { contentSecret } = context.get(servicesContext).env
  headers.append('set-cookie', attemptCookie(contentSecret, { email: read.value.email, attempt: null }))
  return redirect(accountAddress(locale, 'registered'), { status: 303, headers })
}

/** Sends a reminder or an activation email, if the account needs one. */
export async function actAskEmail(context: Context, request: Request, about: 'remind' | 'resend') {
  const typed = await typedIn(request)
  const locale = localeOf(context)
  const read = readAddress(typed)
  if (!read.ok) return mend(typed, faultSentences(read.refusal, locale))
  const { remindPassword, resendActivation } = accountOf(context)
  await (about === 'remind' ? remindPassword : resendActivation)({
    ...read.value,
    locale,
    from: fromOf(context, request),
  })
  return redirect(`${accountAddress(locale, about)}?${takenParameter}=1`, 303)
}

export async function actLogout(context: Context, request: Request) {
  const { short, refresh } = readSession(cookiesOf(request))
  await accountOf(context).logOut([short, refresh].flatMap((token) => token ?? []))
  const headers = new Headers(logoutHeaders())
  return redirect(accountAddress(localeOf(context), 'login'), { status: 303, headers })
}
