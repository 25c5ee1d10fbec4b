import type { Order } from '@wojaz/booking'
import { sentDocuments } from '@wojaz/booking/server'
import { canonicalEmail } from '@wojaz/travel/guest'
import { data, redirect } from 'react-router'
import { accountAddress } from '../../app/features/account/account-address.ts'
import { type ReservationTab, tabAddress } from '../../app/features/reservation/reservation-address.ts'
import { previewAddress, sharedParameter } from '../../app/features/reservation/sharing-address.ts'
import type { SendAnswer, SharingView } from '../../app/features/reservation/sharing-view.ts'
import { type Context, localeOf } from '../account/account-page.ts'
import { signedIn } from '../account/signed-in.ts'
import { servicesContext } from '../request/context.ts'
import { shippedText } from '../request/error-text.ts'
import { placeOf } from '../request/place-of.ts'
import { sendDocuments, sendTexts } from './send-documents.ts'

/** The sharing data for the summary and the documents; null on other pages. */
export async function sharingPart(
  context: Context,
  request: Request,
  order: Order,
  tab: ReservationTab,
): Promise<SharingView | null> {
  if (tab !== 'podsumowanie' && tab !== 'dokumenty') return null
  const { sharing, env } = context.get(servicesContext)
  const done = new URL(request.url).searchParams.get(sharedParameter)
  if (tab === 'dokumenty') {
    const { email } = signedIn(context, request)
    const addresses = [...new Set([order.contact.email, email].map(canonicalEmail))]
    return { tab, documents: sentDocuments(order), addresses, isSent: done === 'send' }
  }
  const preview = order.state === 'confirmed' ? await sharing.previewOf(order.number) : null
  return {
    tab,
    canShare: order.state === 'confirmed',
    preview: preview && {
      url: env.siteUrl + previewAddress(localeOf(context), preview.link),
      hasDocuments: preview.hasDocuments,
    },
  }
}

const intents = ['preview', 'withdraw', 'send', 'let-go'] as const
type SharingIntent = (typeof intents)[number]

export function isSharing(intent: string | undefined): intent is SharingIntent {
  return intents.some((one) => one === intent)
}

export async function actSharing(
  context: Context,
  request: Request,
  order: Order,
  typed: Readonly<Record<string, string>>,
) {
  const services = context.get(servicesContext)
  const customer = signedIn(context, request)
  const { number } = order
  const locale = localeOf(context)
  const summary = `${tabAddress(locale, number, 'podsumowanie')}#podglad`
  switch (typed.intent as SharingIntent) {
    case 'preview':
      if (order.state === 'confirmed')
        await services.sharing.makePreview(number, { hasDocuments: typed.hasDocuments !== undefined })
      return redirect(summary, 303)
    case 'withdraw':
      await services.sharing.withdrawPreview(number)
      return redirect(summary, 303)
    case 'let-go':
      await services.sharing.letGo({ id: customer.uid, email: customer.email }, number)
      return redirect(accountAddress(locale, 'home'), 303)
    case 'send': {
      const documents = chosen(typed)
      if (documents.length === 0) {
        const refusal = shippedText('reservation.send.none', locale)
        return data<SendAnswer>({ typed, error: null, refusal }, { status: 422 })
      }
      const wish = { email: typed.email ?? '', documents, place: placeOf(context) }
      const sent = await sendDocuments(services, customer, order, wish)
      if (sent.ok)
        return redirect(`${tabAddress(locale, number, 'dokumenty')}?${sharedParameter}=send#wyslij`, 303)
      const { refusal } = sent
      const known = refusal.code === 'email-faulty' ? null : sendTexts[refusal.code]
      return data<SendAnswer>(
        {
          typed,
          error: refusal.code === 'email-faulty' ? shippedText(refusal.text, locale) : null,
          refusal: known && shippedText(known.text, locale),
        },
        { status: known?.status ?? 422 },
      )
    }
  }
}

/** The checkboxes have the names of documents. */
function chosen(typed: Readonly<Record<string, string>>): string[] {
  return Object.keys(typed).flatMap((name) => (name.startsWith('doc.') ? name.slice('doc.'.length) : []))
}
