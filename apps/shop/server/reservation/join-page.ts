import { formatDate } from '@wojaz/travel/dates'
import { data, redirect } from 'react-router'
import { accountAddress } from '../../app/features/account/account-address.ts'
import { joinAddress, joinedParameter } from '../../app/features/reservation/sharing-address.ts'
import type { JoinPage } from '../../app/features/reservation/sharing-view.ts'
import { accountTexts, type Context, localeOf, mend } from '../account/account-page.ts'
import { signedIn } from '../account/signed-in.ts'
import { servicesContext } from '../request/context.ts'
import { placeOf } from '../request/place-of.ts'
import { askToJoin } from './join-form.ts'

/** The form of /mytui. Its answer is the same whether the booking exists or not. */
export async function actAskToJoin(context: Context, request: Request, typed: Record<string, string>) {
  const customer = signedIn(context, request)
  const locale = localeOf(context)
  const where = { locale, place: placeOf(context) }
  const outcome = await askToJoin(context.get(servicesContext), customer, typed, where)
  if (!outcome.ok) return mend(typed, outcome.refusal)
  return redirect(`${accountAddress(locale, 'home')}?${joinedParameter}=${outcome.value}#dodaj`, 303)
}

/**
 * The page of the email's link, for the person who receives the booking's emails. It needs no login, and opening it changes
 * nothing.
 */
export async function loadJoin(context: Context, request: Request) {
  const texts = accountTexts(context)
  const page = (shown: JoinPage, status = 200) => data({ ...shown, texts }, { status })
  const params = new URL(request.url).searchParams
  if (params.has(joinedParameter)) return page({ state: 'done' })
  const joining = await joiningOf(context, params.get('token') ?? '')
  if (!joining) return page({ state: 'over' }, 404)
  const { number, offer } = joining.order
  const dates = [offer.departureDate, offer.returnDate].map((day) => formatDate(day)).join(' – ')
  return page({ state: 'ask', number, name: offer.hotelName, dates })
}

export async function actJoin(context: Context, request: Request) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const here = joinAddress(localeOf(context))
  const joining = await joiningOf(context, token)
  const outcome = joining && (await context.get(servicesContext).sharing.confirmJoin(token))
  return redirect(outcome?.ok ? `${here}?${joinedParameter}=1` : `${here}?token=`, 303)
}

/** Also null if the requesting customer has deleted their account. */
async function joiningOf(context: Context, token: string) {
  const { sharing, account } = context.get(servicesContext)
  const joining = await sharing.joining(token)
  return joining && (await account.details(joining.customerId)) ? joining : null
}
