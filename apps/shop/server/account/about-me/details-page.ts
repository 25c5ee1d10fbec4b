import { readAddress } from '@wojaz/account'
import { type Locale, locales } from '@wojaz/travel/locale'
import { redirect } from 'react-router'
import type { DetailsView } from '../../../app/features/account/details-view.ts'
import {
  savedAddress,
  savedParameter,
  settingsAddress,
} from '../../../app/features/account/settings-address.ts'
import { servicesContext } from '../../request/context.ts'
import { shippedText } from '../../request/error-text.ts'
import { accountOf, accountTexts, type Context, fromOf, localeOf, mend, typedIn } from '../account-page.ts'
import { faultSentences } from '../account-refusals.ts'
import { justProven, signedIn } from '../signed-in.ts'
import { changeDetails } from './change-details.ts'
import { aboutMeSentences } from './fault-sentences.ts'

/** Query parameter that opens the form for a new email address. */
const addressParameter = 'adres'

export async function loadDetails(
  context: Context,
  request: Request,
): Promise<DetailsView & { texts: string }> {
  const search = new URL(request.url).searchParams
  const isAsking = search.has(addressParameter)
  const { uid, email } = isAsking ? justProven(context, request) : signedIn(context, request)
  const locale = localeOf(context)
  const { account, offers } = context.get(servicesContext)
  const [details, change, airports] = await Promise.all([
    account.details(uid),
    account.addressChange(uid),
    offers.departures(locale),
  ])
  if (!details) throw redirect(settingsAddress(locale, 'details'), 303)
  return {
    details,
    airports: airports.map(({ code, name }) => ({ id: code, label: name })),
    languages: [...locales],
    address: {
      email,
      isAsking,
      change: change && { ...change, until: change.until.toISOString() },
    },
    isSaved: search.has(savedParameter),
    texts: accountTexts(context),
  }
}

export async function actDetails(context: Context, request: Request) {
  const typed = await typedIn(request)
  const locale = localeOf(context)
  switch (typed.intent) {
    case 'address':
      return askAddress(context, request, typed)
    case 'stop':
      await accountOf(context).stopAddressChange(signedIn(context, request).uid)
      return redirect(settingsAddress(locale, 'details'), 303)
    default:
      return save(context, request, typed)
  }
}

async function save(context: Context, request: Request, typed: Record<string, string>) {
  const { uid: customerId } = signedIn(context, request)
  const locale = localeOf(context)
  const saved = await changeDetails(context.get(servicesContext), { customerId, typed, locale })
  return saved.ok
    ? redirect(savedAddress(locale, 'details'), 303)
    : mend(typed, aboutMeSentences(saved.refusal, locale))
}

async function askAddress(context: Context, request: Request, typed: Record<string, string>) {
  const { uid: id, ...customer } = justProven(context, request)
  const locale = localeOf(context)
  const read = readAddress({ email: typed.newEmail ?? '' })
  if (!read.ok) return mendAddress(typed, faultSentences(read.refusal, locale).email)
  const asked = await accountOf(context).askNewAddress(
    { id, ...customer },
    { newEmail: read.value.email, locale: await languageOf(context, id), from: fromOf(context, request) },
  )
  if (!asked.ok) return mendAddress(typed, shippedText('account.address.same', locale))
  return redirect(settingsAddress(locale, 'details'), 303)
}

function mendAddress(typed: Record<string, string>, sentence = '') {
  return mend(typed, { newEmail: sentence })
}

/** Emails about the account are in the language the customer has chosen. */
async function languageOf(context: Context, customerId: string): Promise<Locale> {
  return (await accountOf(context).details(customerId))?.language ?? localeOf(context)
}
