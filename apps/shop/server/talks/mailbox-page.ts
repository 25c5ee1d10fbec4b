import { randomUUID } from 'node:crypto'
import type { Order } from '@wojaz/booking'
import { pageTexts } from '@wojaz/content'
import { data, redirect } from 'react-router'
import {
  beforeParameter,
  doneParameter,
  searchParameter,
  threadAddress,
} from '../../app/features/mailbox/mailbox-address.ts'
import type {
  FoundRow,
  MailboxView,
  MessageAnswer,
  TripOfThread,
} from '../../app/features/mailbox/mailbox-view.ts'
import { type Context, localeOf } from '../account/account-page.ts'
import { signedIn } from '../account/signed-in.ts'
import { deliveryContext, servicesContext } from '../request/context.ts'
import { shippedText } from '../request/error-text.ts'
import { askQuestion } from './ask-question.ts'
import { writtenBy } from './message-views.ts'
import { readSentForm, type TalkForm } from './sent-form.ts'
import { draftText, messageFaultTexts } from './write-form.ts'

/** The draft of a question that has no thread yet. */
const askDraft = 'ask'

/** All threads of the customer by trip, and the results of a search. */
export async function loadMailbox(context: Context, request: Request) {
  const { uid: customerId, email } = signedIn(context, request)
  const { booking, talks } = context.get(servicesContext)
  const orders = await booking.ordersOf({ id: customerId, email })
  const reader = { customerId, orders: orders.map(({ number }) => number) }
  const locale = localeOf(context)
  const trips = new Map(orders.map((order) => [order.number, tripOf(order)]))
  const threads = await talks.guest.threads(reader)
  const query = new URL(request.url).searchParams.get(searchParameter)?.trim().slice(0, 100) || null
  const subjects = new Map(threads.map(({ id, subject }) => [id, subject]))
  const found = query ? await talks.guest.find(reader, query) : []
  const mailbox: MailboxView = {
    threads: threads.map((thread) => ({
      id: thread.id,
      url: threadAddress(locale, thread.id),
      subject: thread.subject,
      trip: trips.get(thread.id) ?? null,
      lastAt: thread.lastAt.toISOString(),
      lastBy: thread.lastAuthor === 'guest' ? 'me' : thread.lastAuthor,
      beginning: thread.beginning,
      unread: thread.unread,
    })),
    unread: threads.reduce((all, thread) => all + thread.unread, 0),
    query,
    found: found.map(
      (message): FoundRow => ({
        url: `${threadAddress(locale, message.thread)}?${beforeParameter}=${message.number + 1}`,
        number: message.number,
        trip: trips.get(message.thread) ?? null,
        text: message.text,
        subject: message.subject ?? subjects.get(message.thread) ?? null,
        by: writtenBy(message, customerId),
        at: message.at.toISOString(),
      }),
    ),
    sentAs: randomUUID(),
    draft: await talks.guest.draft(reader, askDraft),
    trips: orders.filter(({ confirmedAt }) => confirmedAt !== null).map(tripOf),
  }
  return { mailbox, texts: pageTexts(context.get(deliveryContext).i18n, 'account', 'mailbox') }
}

/** A question without a trip starts a thread. Faults are returned with everything typed. */
export async function actMailbox(context: Context, request: Request) {
  const { uid: customerId } = signedIn(context, request)
  const { talks } = context.get(servicesContext)
  const form = await readSentForm(context, request, customerId)
  const { typed, sentAs, kept, faults } = form
  const locale = localeOf(context)
  const reader = { customerId, orders: [] }
  const uploads = kept.map(({ id }) => id)
  const asked =
    faults.length > 0
      ? null
      : await askQuestion({ talks }, reader, typed.subject ?? '', { text: typed.text ?? '', sentAs, uploads })
  if (asked?.ok) {
    await talks.guest.saveDraft(reader, askDraft, '')
    return redirect(`${threadAddress(locale, asked.value.id)}?${doneParameter}=sent`, 303)
  }
  // Saves the draft, so that it survives if the guest leaves the page.
  await talks.guest.saveDraft(reader, askDraft, draftText(typed.text ?? ''))
  if (!asked) return mend({}, form)
  const fault = messageFaultTexts[asked.refusal]
  return mend({ [fault.field]: shippedText(fault.text, locale) }, form)
}

/** Returns the form with its faults, the typed fields and the uploaded files. */
export function mend(fields: MessageAnswer['fields'], { typed, kept, faults }: TalkForm) {
  const { text = '', subject = '' } = typed
  return data<MessageAnswer>({ fields, typed: { text, subject }, kept, fileFaults: faults }, { status: 422 })
}

export function tripOf({ number, offer }: Pick<Order, 'number' | 'offer'>): TripOfThread {
  return { number, name: offer.hotelName, departureDate: offer.departureDate }
}
