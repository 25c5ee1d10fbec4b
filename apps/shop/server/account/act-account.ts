import { readAddress, readLogin, readNewPassword, readRegistration } from '@wojaz/account'
import { tokenParameter } from '@wojaz/post'
import { redirect } from 'react-router'
import {
  accountAddress,
  returnParameter,
  takenParameter,
} from '../../app/features/account/account-address.ts'
import {
  accountOf,
  type Context,
  comeIn,
  cookiesOf,
  fromOf,
  localeOf,
  mend,
  refusalWords,
  refuse,
  typedIn,
} from './account-page.ts'
import { faultSentences } from './account-refusals.ts'
import { safeReturn } from './safe-return.ts'
import { logoutCookies, readSession } from './session-cookies.ts'

/** To the page they wanted, or to the account. */
export async function actLogin(context: Context, request: Request) {
  const typed = await typedIn(request)
  const locale = localeOf(context)
  const read = readLogin(typed)
  if (!read.ok) return mend(typed, faultSentences(read.refusal, locale))
  const outcome = await accountOf(context).logIn({ ...read.value, from: fromOf(context, request) })
  if (!outcome.ok) return refuse(typed, context, outcome.refusal.code)
  const back = safeReturn(new URL(request.url).searchParams.get(returnParameter))
  return comeIn(outcome.value, request, back ?? accountAddress(locale, 'home'))
}

export async function actRegister(context: Context, request: Request) {
  const typed = await typedIn(request)
  const locale = localeOf(context)
  const read = readRegistration(typed)
  if (!read.ok) return mend(typed, faultSentences(read.refusal, locale))
  const outcome = await accountOf(context).register({ ...read.value, locale, from: fromOf(context, request) })
  if (!outcome.ok) return refuse(typed, context, outcome.refusal.code)
  return redirect(accountAddress(locale, 'registered'), 303)
}

export async function actActivate(context: Context, request: Request) {
  const typed = await typedIn(request)
  const outcome = await accountOf(context).activate({
    token: tokenOf(request),
    password: typed.password ?? '',
    from: fromOf(context, request),
  })
  if (outcome.ok) return comeIn(outcome.value, request, accountAddress(localeOf(context), 'home'))
  const { code } = outcome.refusal
  return code === 'password-wrong'
    ? mend({}, { password: refusalWords(context, code) })
    : refuse({}, context, code)
}

export async function actNewPassword(context: Context, request: Request) {
  const typed = await typedIn(request)
  const locale = localeOf(context)
  const read = readNewPassword(typed)
  if (!read.ok) return mend({}, faultSentences(read.refusal, locale))
  const outcome = await accountOf(context).resetPassword({
    ...read.value,
    token: tokenOf(request),
    from: fromOf(context, request),
  })
  if (!outcome.ok) return refuse({}, context, outcome.refusal.code)
  return comeIn(outcome.value, request, accountAddress(locale, 'home'))
}

/** Sends a letter to the address, if it is one that waits for it. */
export async function actAskLetter(context: Context, request: Request, about: 'remind' | 'resend') {
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
  const headers = new Headers()
  for (const cookie of logoutCookies()) headers.append('set-cookie', cookie)
  return redirect(accountAddress(localeOf(context), 'login'), { status: 303, headers })
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get(tokenParameter) ?? ''
}
