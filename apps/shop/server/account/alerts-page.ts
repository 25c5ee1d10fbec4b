import { dayOf } from '@wojaz/travel/dates'
import { localisedPath } from '@wojaz/travel/locale'
import { redirect } from 'react-router'
import type { AlertView } from '../../app/features/account/alert-view.ts'
import { removedParameter, settingsAddress } from '../../app/features/account/settings-address.ts'
import { servicesContext } from '../request/context.ts'
import { accountTexts, type Context, localeOf, typedIn } from './account-page.ts'
import { signedIn } from './signed-in.ts'

/** The price alerts of the account's email address. */
export async function loadAlerts(context: Context, request: Request) {
  const { email } = signedIn(context, request)
  const found = await context.get(servicesContext).priceAlerts.alertsOf(email)
  const alerts = found.map(
    ({ offerPath, askedAt, ...alert }): AlertView => ({
      ...alert,
      url: localisedPath(localeOf(context), offerPath),
      askedOn: dayOf(askedAt),
    }),
  )
  const isRemoved = new URL(request.url).searchParams.has(removedParameter)
  return { alerts, isRemoved, texts: accountTexts(context) }
}

export async function actAlerts(context: Context, request: Request) {
  const { email } = signedIn(context, request)
  const { remove = '' } = await typedIn(request)
  await context.get(servicesContext).priceAlerts.removeAlert(email, remove)
  return redirect(`${settingsAddress(localeOf(context), 'alerts')}?${removedParameter}=1`, 303)
}
