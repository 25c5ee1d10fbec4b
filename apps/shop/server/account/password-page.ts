import { readNewPassword, readPasswordChange } from '@wojaz/account'
import { tokenParameter } from '@wojaz/mail'
import { localisedPath } from '@wojaz/travel/locale'
import { redirect } from 'react-router'
import {
  accountAddress,
  passwordSettingsPath,
  returnParameter,
  takenParameter,
} from '../../app/features/account/account-address.ts'
import { customerContext } from '../request/context.ts'
import type { Customer } from '../request/visitor.ts'
import {
  accountOf,
  accountTexts,
  type Context,
  comeIn,
  fromOf,
  localeOf,
  mend,
  turnAway,
  typedIn,
} from './account-page.ts'
import { faultSentences } from './account-refusals.ts'
import { safeReturn } from './safe-return.ts'
import { justProven, signedIn } from './signed-in.ts'

type Typed = Readonly<Record<string, string>>

/** Opened by the link of an email; a logged-in customer needs the old password; all others are sent to request an email. */
export async function loadNewPassword(context: Context, request: Request) {
  const token = paramsOf(request).get(tokenParameter)
  const texts = accountTexts(context)
  if (token !== null) {
    const state = await accountOf(context).linkState('reset', token)
    return { way: state === 'good' ? ('email' as const) : ('over' as const), texts, isMarked: false }
  }
  const customer = context.get(customerContext)
  return {
    way: customer ? ('old' as const) : ('ask' as const),
    texts,
    isMarked: !!customer?.mustChangePassword,
  }
}

export async function actNewPassword(context: Context, request: Request) {
  const typed = await typedIn(request)
  const locale = localeOf(context)
  const token = paramsOf(request).get(tokenParameter)
  const customer = context.get(customerContext)
  if (token === null && customer) {
    const refused = await change(context, request, customer, typed)
    if (refused) return refused
    const back = safeReturn(paramsOf(request).get(returnParameter))
    return redirect(back ?? accountAddress(locale, 'home'), 303)
  }
  const read = readNewPassword(typed)
  if (!read.ok) return mend({}, faultSentences(read.refusal, locale))
  const from = fromOf(context, request)
  const outcome = await accountOf(context).resetPassword({ ...read.value, token: token ?? '', from })
  if (!outcome.ok) return turnAway({}, context, outcome.refusal)
  return comeIn(outcome.value, request, accountAddress(locale, 'home'))
}

/** The password section of the settings. */
export async function loadPasswordSettings(context: Context, request: Request) {
  const { uid, email } = signedIn(context, request)
  const settings = await accountOf(context).loginSettings(uid)
  // Setting a first password needs a fresh proof of identity, by passkey or an emailed code. It is requested before the password
  // is typed.
  if (!settings.hasPassword) justProven(context, request)
  const done = paramsOf(request).get(takenParameter)
  return { ...settings, email, done, texts: accountTexts(context) }
}

export async function actPasswordSettings(context: Context, request: Request) {
  const typed = await typedIn(request)
  const here = localisedPath(localeOf(context), passwordSettingsPath)
  if (typed.intent === 'safety') {
    // A stranger at an open browser must not be able to switch the warnings off.
    const { uid } = justProven(context, request)
    await accountOf(context).saveLoginSettings(uid, {
      alwaysCode: typed.alwaysCode !== undefined,
      loginEmails: typed.loginEmails !== undefined,
    })
    return redirect(`${here}?${takenParameter}=safety`, 303)
  }
  const refused = await change(context, request, signedIn(context, request), typed)
  return refused ?? redirect(`${here}?${takenParameter}=password`, 303)
}

/** Returns the form with its faults; null: the password is changed. */
async function change(context: Context, request: Request, customer: Customer, typed: Typed) {
  const read = readPasswordChange(typed, customer.email)
  if (!read.ok) return mend({}, faultSentences(read.refusal, localeOf(context)))
  const whose = { ...customer, id: customer.uid }
  const outcome = await accountOf(context).changePassword(whose, read.value, fromOf(context, request))
  if (outcome.ok) return null
  // There is no old password to type, so the identity check opens and leads back here.
  if (outcome.refusal.code === 'confirm-needed') justProven(context, request)
  return turnAway({}, context, outcome.refusal)
}

const paramsOf = (request: Request) => new URL(request.url).searchParams
