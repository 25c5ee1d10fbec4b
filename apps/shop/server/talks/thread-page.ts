import { isOrderNumber } from '@wojaz/booking'
import { pageTexts } from '@wojaz/content'
import { data, redirect } from 'react-router'
import { doneParameter, threadAddress } from '../../app/features/mailbox/mailbox-address.ts'
import type { ThreadView } from '../../app/features/mailbox/mailbox-view.ts'
import { tabAddress } from '../../app/features/reservation/reservation-address.ts'
import { type Context, localeOf } from '../account/account-page.ts'
import { signedIn } from '../account/signed-in.ts'
import { deliveryContext, servicesContext } from '../request/context.ts'
import { shippedText } from '../request/error-text.ts'
import { conversationView } from './conversation.ts'
import { mend, tripOf } from './mailbox-page.ts'
import { readSentForm } from './sent-form.ts'
import { draftText, messageFaultTexts, writeReply } from './write-form.ts'

/** One thread of the mailbox; 404 for everybody else. */
export async function loadThread(context: Context, request: Request, thread = '') {
  const { reader, trip } = await threadOf(context, request, thread)
  const services = context.get(servicesContext)
  const locale = localeOf(context)
  const address = threadAddress(locale, thread)
  const params = new URL(request.url).searchParams
  const [conversation, known] = await Promise.all([
    conversationView(services, reader, thread, { address, params }),
    services.talks.guest.thread(reader, thread),
  ])
  if (!conversation) throw notFound()
  const view: ThreadView = {
    trip: trip && tripOf(trip),
    tripUrl: trip?.confirmedAt ? tabAddress(locale, trip.number, 'podsumowanie') : null,
    subject: known?.subject ?? null,
    conversation,
  }
  return { view, texts: pageTexts(context.get(deliveryContext).i18n, 'account', 'mailbox') }
}

export async function actThread(context: Context, request: Request, thread = '') {
  const { reader } = await threadOf(context, request, thread)
  if (!(await context.get(servicesContext).talks.guest.thread(reader, thread))) throw notFound()
  return actReply(context, request, { reader, thread, address: threadAddress(localeOf(context), thread) })
}

interface Reply {
  reader: { customerId: string; orders: readonly string[] }
  thread: string
  /** Where the guest is redirected afterwards. */
  address: string
  isChat?: boolean
}

/** `draft`: saves the text without sending it. */
export async function actReply(
  context: Context,
  request: Request,
  { reader, thread, address, isChat }: Reply,
) {
  const services = context.get(servicesContext)
  const form = await readSentForm(context, request, reader.customerId)
  const text = form.typed.text ?? ''
  if (form.typed.intent === 'draft') {
    if (!(await services.talks.guest.thread(reader, thread))) throw notFound()
    await services.talks.guest.saveDraft(reader, thread, draftText(text))
    return redirect(`${address}?${doneParameter}=draft`, 303)
  }
  if (form.faults.length > 0) return mend({}, form)
  const uploads = form.kept.map(({ id }) => id)
  const written = await writeReply(services, reader, thread, { ...form, text, uploads }, { isChat })
  if (written.ok) return redirect(`${address}?${doneParameter}=sent`, 303)
  if (written.refusal === 'thread-unknown') throw notFound()
  const fault = messageFaultTexts[written.refusal]
  return mend({ [fault.field]: shippedText(fault.text, localeOf(context)) }, form)
}

async function threadOf(context: Context, request: Request, thread: string) {
  const { uid: customerId, email } = signedIn(context, request)
  if (!isOrderNumber(thread)) return { reader: { customerId, orders: [] }, trip: null }
  const customer = { id: customerId, email }
  const trip = await context.get(servicesContext).booking.ownOrder(thread, { keys: [], customer })
  return { reader: { customerId, orders: trip ? [thread] : [] }, trip }
}

function notFound() {
  return data({ code: 'page-not-found' }, { status: 404 })
}
