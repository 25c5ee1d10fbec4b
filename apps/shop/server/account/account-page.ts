import type { LoggedIn } from '@wojaz/account/server'
import { pageTexts } from '@wojaz/content'
import { data, type RouterContextProvider, redirect } from 'react-router'
import type { AccountAnswer } from '../../app/features/account/account-view.ts'
import { deliveryContext, servicesContext, visitContext } from '../request/context.ts'
import { shippedText } from '../request/error-text.ts'
import { type AccountRefusalCode, accountRefusals } from './account-refusals.ts'
import { sessionCookies } from './session-cookies.ts'

export { placeOf as clientOf } from '../request/place-of.ts'

export type Context = Readonly<RouterContextProvider>

export const accountTexts = (context: Context) => pageTexts(context.get(deliveryContext).i18n, 'account')
export const localeOf = (context: Context) => context.get(visitContext).locale
export const accountOf = (context: Context) => context.get(servicesContext).account

export async function typedIn(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries([...(await request.formData())].map(([name, value]) => [name, String(value)]))
}

/** On to a page as a customer. */
export function comeIn({ tokens }: LoggedIn, to: string): Response {
  const headers = new Headers()
  for (const cookie of sessionCookies(tokens)) headers.append('set-cookie', cookie)
  return redirect(to, { status: 303, headers })
}

/** The page again with what is to be mended. A password is typed anew. */
export function mend(
  { password: _, ...typed }: Readonly<Record<string, string>>,
  wrong: { fields?: Record<string, string>; refusal?: string; isWaiting?: boolean },
) {
  const { fields = {}, refusal = null, isWaiting = false } = wrong
  return data<AccountAnswer>({ fields, refusal, isWaiting, typed }, { status: 422 })
}

export function refusalWords(context: Context, code: AccountRefusalCode): string {
  return shippedText(accountRefusals[code].text, localeOf(context))
}
