import { redirect } from 'react-router'
import type { AgreementsView } from '../../../app/features/account/agreements-view.ts'
import { savedAddress, savedParameter } from '../../../app/features/account/settings-address.ts'
import { servicesContext } from '../../request/context.ts'
import { accountOf, accountTexts, type Context, localeOf, refuse, typedIn } from '../account-page.ts'
import { signedIn } from '../signed-in.ts'
import { agreementsOf, changeAgreement, channels } from './agreements-of.ts'

export async function loadAgreements(
  context: Context,
  request: Request,
): Promise<AgreementsView & { texts: string }> {
  const customer = signedIn(context, request)
  const [agreements, details] = await Promise.all([
    agreementsOf(context.get(servicesContext), customer, localeOf(context)),
    accountOf(context).details(customer.uid),
  ])
  return {
    agreements,
    phone: details?.phone ?? null,
    isSaved: new URL(request.url).searchParams.has(savedParameter),
    texts: accountTexts(context),
  }
}

/** One press gives a consent, one press withdraws it. */
export async function actAgreements(context: Context, request: Request) {
  const customer = signedIn(context, request)
  const typed = await typedIn(request)
  const locale = localeOf(context)
  const channel = channels.find((one) => one === typed.channel)
  const isGiven = typed.intent === 'give'
  if (channel) {
    const changed = await changeAgreement(context.get(servicesContext), customer, {
      channel,
      isGiven,
      locale,
    })
    if (!changed.ok) return refuse({}, context, changed.refusal.code)
  }
  return redirect(savedAddress(locale, 'agreements'), 303)
}
