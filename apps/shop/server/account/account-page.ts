import type { From, LoggedIn } from '@wojaz/account/server'
import { pageTexts } from '@wojaz/content'
import { data, type RouterContextProvider, redirect } from 'react-router'
import type { AccountAnswer } from '../../app/features/account/account-view.ts'
import { deliveryContext, servicesContext, visitContext } from '../request/context.ts'
import { shippedText } from '../request/error-text.ts'
import { placeOf } from '../request/place-of.ts'
import {
  type AccountRefusal,
  type AccountRefusalCode,
  accountRefusals,
  faultSentences,
  fieldOfRefusal,
} from './account-refusals.ts'
import { readDevices } from './device-cookie.ts'
import { loginCookies } from './session-cookies.ts'

export type Context = Readonly<RouterContextProvider>

export const accountTexts = (context: Context) => pageTexts(context.get(deliveryContext).i18n, 'account')
export const localeOf = (context: Context) => context.get(visitContext).locale
export const accountOf = (context: Context) => context.get(servicesContext).account

export async function typedIn(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries([...(await request.formData())].map(([name, value]) => [name, String(value)]))
}

export function fromOf(context: Context, request: Request): From {
  return {
    client: placeOf(context),
    devices: readDevices(cookiesOf(request)),
    agent: request.headers.get('user-agent') ?? undefined,
  }
}

export function cookiesOf(request: Request): string | undefined {
  return request.headers.get('cookie') ?? undefined
}

/** Redirects to a page as a logged-in customer. */
export function comeIn(loggedIn: LoggedIn, request: Request, to: string): Response {
  const headers = new Headers()
  for (const cookie of loginCookies(loggedIn, cookiesOf(request))) headers.append('set-cookie', cookie)
  return redirect(to, { status: 303, headers })
}

/** Returns the form with its faults. Passwords are not sent back. */
export function mend({ password: _, ...typed }: Typed, fields: Record<string, string>) {
  return data<AccountAnswer>({ ...nothing, fields, typed }, { status: 422 })
}

/** Returns the form with a refusal: at its field, or for the whole form. */
export function turnAway(typed: Typed, context: Context, refusal: AccountRefusal) {
  const { code } = refusal
  if (code === 'password-refused')
    return mend(typed, faultSentences({ password: refusal.fault }, localeOf(context)))
  const field = fieldOfRefusal(code)
  return field ? mend(typed, { [field]: refusalWords(context, code) }) : refuse(typed, context, code)
}

/** Returns the form with a sentence for the whole form. */
export function refuse({ password: _, ...typed }: Typed, context: Context, code: AccountRefusalCode) {
  const { status } = accountRefusals[code]
  return data<AccountAnswer>(
    {
      ...nothing,
      typed,
      refusal: refusalWords(context, code),
      isWaiting: code === 'account-not-active',
      isTired: code === 'too-many-attempts' || code === 'too-many-codes',
      isOver: code === 'code-over' || code === 'attempt-over',
    },
    { status: status === 429 ? 429 : 422 },
  )
}

type Typed = Readonly<Record<string, string>>
const nothing = { fields: {}, refusal: null, isWaiting: false, isTired: false, isOver: false }

export function refusalWords(context: Context, code: AccountRefusalCode): string {
  return shippedText(accountRefusals[code].text, localeOf(context))
}
