import { readAddress } from '@wojaz/account'
import type { LoggedIn, NewcomerRefusal } from '@wojaz/account/server'
import type { Outcome } from '@wojaz/travel/outcome'
import { redirect } from 'react-router'
import { accountAddress } from '../../app/features/account/account-address.ts'
import { withTrouble } from '../../app/features/account/login-trouble-address.ts'
import { shippedText } from '../request/error-text.ts'
import {
  accountOf,
  accountTexts,
  type Context,
  comeIn,
  cookiesOf,
  fromOf,
  localeOf,
  mend,
  refuse,
  typedIn,
} from './account-page.ts'
import { faultSentences } from './account-refusals.ts'
import { loginBrowserOf } from './login-browser.ts'

/** What must still be asked after a login by another provider. */
export async function loadQuestion(context: Context, request: Request) {
  const question = await accountOf(context).question(loginBrowserOf(cookiesOf(request)))
  if (!question) throw startAgain(context, 'login-step-over')
  return { ...question, texts: accountTexts(context) }
}

export async function actQuestion(context: Context, request: Request) {
  const typed = await typedIn(request)
  const browser = loginBrowserOf(cookiesOf(request))
  const wish = { locale: localeOf(context), from: fromOf(context, request) }
  const account = accountOf(context)
  switch (typed.intent) {
    case 'address':
      return sendCode(context, typed, { browser, ...wish })
    case 'other':
      await account.forgetNewcomerAddress(browser)
      return again(context)
    case 'code':
      return typed.code?.trim()
        ? come(context, request, await account.joinByCode(browser, typed.code, wish))
        : mend({}, { code: shippedText('account.ways.code.missing', wish.locale) })
    default:
      return come(context, request, await account.joinByPassword(browser, typed.password ?? '', wish))
  }
}

type SendWish = { browser: string } & Parameters<ReturnType<typeof accountOf>['sendNewcomerCode']>[2]

async function sendCode(context: Context, typed: Record<string, string>, { browser, ...wish }: SendWish) {
  const read = readAddress(typed)
  if (!read.ok) return mend(typed, faultSentences(read.refusal, wish.locale))
  const outcome = await accountOf(context).sendNewcomerCode(browser, read.value.email, wish)
  return outcome.ok ? again(context) : startAgain(context, outcome.refusal.code)
}

function come(
  context: Context,
  request: Request,
  outcome: Outcome<LoggedIn & { back: string | null }, NewcomerRefusal>,
) {
  const locale = localeOf(context)
  if (outcome.ok) return comeIn(outcome.value, request, outcome.value.back ?? accountAddress(locale, 'home'))
  const { code } = outcome.refusal
  if (code === 'login-step-over' || code === 'identity-taken') return startAgain(context, code)
  if (code === 'password-wrong')
    return mend({}, { password: shippedText('account.ways.refusal.passwordWrong', locale) })
  if (code === 'code-wrong') return mend({}, { code: shippedText('account.ways.refusal.codeWrong', locale) })
  return refuse({}, context, code)
}

function again(context: Context) {
  return redirect(accountAddress(localeOf(context), 'question'), 303)
}

function startAgain(context: Context, code: 'login-step-over' | 'identity-taken') {
  return redirect(withTrouble(accountAddress(localeOf(context), 'login'), code), 303)
}
