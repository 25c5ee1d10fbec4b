import type { CodeRefusal, ConfirmRefusal, SignedIn } from '@wojaz/account/server'
import type { Outcome } from '@wojaz/travel/outcome'
import { redirect } from 'react-router'
import {
  accountAddress,
  confirmAddress,
  returnParameter,
} from '../../app/features/account/account-address.ts'
import { shippedText } from '../request/error-text.ts'
import type { Customer } from '../request/visitor.ts'
import {
  accountOf,
  accountTexts,
  type Context,
  cookiesOf,
  fromOf,
  localeOf,
  mend,
  refusalWords,
  refuse,
  typedIn,
} from './account-page.ts'
import { beginInBrowser, loginBrowserOf } from './login-browser.ts'
import { safeReturn } from './safe-return.ts'
import { signedIn } from './signed-in.ts'

/** Asks for the password, a passkey or a code again before an irreversible action. */
export async function loadConfirm(context: Context, request: Request) {
  const { email, uid } = signedIn(context, request)
  const ways = await accountOf(context).confirmWays(uid, loginBrowserOf(cookiesOf(request)))
  return { email, ...ways, back: backOf(context, request), texts: accountTexts(context) }
}

export async function actConfirm(context: Context, request: Request) {
  const customer = signedIn(context, request)
  const { intent, password = '', code = '' } = await typedIn(request)
  if (intent === 'send-code') return sendCode(context, request, customer)
  const account = accountOf(context)
  const browser = loginBrowserOf(cookiesOf(request))
  return confirmed(
    context,
    request,
    intent === 'code'
      ? await account.confirmByCode(knownAs(customer), browser, code)
      : await account.confirm(customer, password, fromOf(context, request)),
  )
}

/** For accounts without a password: sends a code to the account's email address. */
async function sendCode(context: Context, request: Request, customer: Customer) {
  const { browser, cookie } = beginInBrowser(cookiesOf(request))
  const wish = { browser, locale: localeOf(context), from: fromOf(context, request) }
  const outcome = await accountOf(context).sendConfirmCode(knownAs(customer), wish)
  if (!outcome.ok) return refuse({}, context, outcome.refusal.code)
  const here = confirmAddress(localeOf(context), backOf(context, request))
  return redirect(here, { status: 303, headers: { 'set-cookie': cookie } })
}

function confirmed(context: Context, request: Request, outcome: Outcome<null, ConfirmRefusal | CodeRefusal>) {
  if (outcome.ok) return redirect(backOf(context, request), 303)
  const { code } = outcome.refusal
  if (code === 'password-wrong') return mend({}, { password: refusalWords(context, code) })
  if (code === 'code-wrong')
    return mend({}, { code: shippedText('account.ways.refusal.codeWrong', localeOf(context)) })
  return refuse({}, context, code)
}

function knownAs({ uid, ...customer }: Customer): SignedIn {
  return { ...customer, id: uid }
}

function backOf(context: Context, request: Request): string {
  const back = safeReturn(new URL(request.url).searchParams.get(returnParameter))
  return back ?? accountAddress(localeOf(context), 'home')
}
