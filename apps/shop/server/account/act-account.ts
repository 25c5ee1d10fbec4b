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
  clientOf,
  comeIn,
  localeOf,
  mend,
  refusalWords,
  typedIn,
} from './account-page.ts'
import { faultSentences } from './account-refusals.ts'
import { safeReturn } from './safe-return.ts'
import { endedSessionCookies, readSession } from './session-cookies.ts'

/** To the page they wanted, or to the account. */
export async function actLogin(context: Context, request: Request) {
  const typed = await typedIn(request)
  const locale = localeOf(context)
  const read = readLogin(typed)
  if (!read.ok) return mend(typed, { fields: faultSentences(read.refusal, locale) })
  const outcome = await accountOf(context).logIn({ ...read.value, client: clientOf(context) })
  if (!outcome.ok) {
    const { code } = outcome.refusal
    return mend(typed, { refusal: refusalWords(context, code), isWaiting: code === 'account-not-active' })
  }
  const back = safeReturn(new URL(request.url).searchParams.get(returnParameter))
  return comeIn(outcome.value, back ?? accountAddress(locale, 'home'))
}

export async function actRegister(context: Context, request: Request) {
  const typed = await typedIn(request)
  const locale = localeOf(context)
  const read = readRegistration(typed)
  if (!read.ok) return mend(typed, { fields: faultSentences(read.refusal, locale) })
  await accountOf(context).register({ ...read.value, locale, client: clientOf(context) })
  return redirect(accountAddress(locale, 'registered'), 303)
}

export async function actActivate(context: Context, request: Request) {
  const typed = await typedIn(request)
  const outcome = await accountOf(context).activate({
    token: tokenOf(request),
    password: typed.password ?? '',
    client: clientOf(context),
  })
  if (outcome.ok) return comeIn(outcome.value, accountAddress(localeOf(context), 'home'))
  const words = refusalWords(context, outcome.refusal.code)
  return mend(
    {},
    outcome.refusal.code === 'password-wrong' ? { fields: { password: words } } : { refusal: words },
  )
}

export async function actNewPassword(context: Context, request: Request) {
  const typed = await typedIn(request)
  const locale = localeOf(context)
  const read = readNewPassword(typed)
  if (!read.ok) return mend({}, { fields: faultSentences(read.refusal, locale) })
  const outcome = await accountOf(context).resetPassword({ ...read.value, token: tokenOf(request) })
  if (!outcome.ok) return mend({}, { refusal: refusalWords(context, outcome.refusal.code) })
  return comeIn(outcome.value, accountAddress(locale, 'home'))
}

/** Sends a letter to the address, if it is one that waits for it. */
export async function actAskLetter(context: Context, request: Request, about: 'remind' | 'resend') {
  const typed = await typedIn(request)
  const locale = localeOf(context)
  const read = readAddress(typed)
  if (!read.ok) return mend(typed, { fields: faultSentences(read.refusal, locale) })
  const { remindPassword, resendActivation } = accountOf(context)
  await (about === 'remind' ? remindPassword : resendActivation)({
    ...{ ...read.value, locale, client: clientOf(context) },
  })
  return redirect(`${accountAddress(locale, about)}?${takenParameter}=1`, 303)
}

export async function actLogout(context: Context, request: Request) {
  const { short, refresh } = readSession(request.headers.get('cookie') ?? undefined)
  await accountOf(context).logOut([short, refresh].flatMap((token) => token ?? []))
  const headers = new Headers()
  for (const cookie of endedSessionCookies()) headers.append('set-cookie', cookie)
  return redirect(accountAddress(localeOf(context), 'login'), { status: 303, headers })
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get(tokenParameter) ?? ''
}
