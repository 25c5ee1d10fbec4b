import { type Complaint, type ComplaintStory, clockOf } from '@wojaz/complaints'
import { fileSender, isComplaintNumber } from '@wojaz/complaints/server'
import { pageTexts } from '@wojaz/content'
import { dayOf } from '@wojaz/travel/dates'
import type { Outcome } from '@wojaz/travel/outcome'
import { data, redirect } from 'react-router'
import { complaintAddress, receivedParameter } from '../../app/features/complaints/complaint-address.ts'
import type {
  ComplaintAnswer,
  ComplaintPage,
  ComplaintsPage,
} from '../../app/features/complaints/complaint-view.ts'
import { type Context, localeOf } from '../account/account-page.ts'
import { signedIn } from '../account/signed-in.ts'
import { deliveryContext, servicesContext } from '../request/context.ts'
import type { Services } from '../request/services.ts'
import type { Customer } from '../request/visitor.ts'
import { notFound } from '../reservation/not-found.ts'
import { fileView } from './complaint-files.ts'
import { momentOf } from './moment-of.ts'

/** All complaints of a customer, and the trips they can complain about. */
export async function loadComplaints(context: Context, request: Request) {
  const customer = signedIn(context, request)
  const services = context.get(servicesContext)
  const orders = (await ordersOf(services, customer)).filter(({ confirmedAt }) => confirmedAt !== null)
  const hotelOf = new Map(orders.map(({ number, offer }) => [number, offer.hotelName]))
  const found = await services.complaints.ofCustomer(customer.uid)
  const drafts = await Promise.all(
    orders.map(({ number }) => services.complaints.draft(customer.uid, number)),
  )
  const today = dayOf(services.clock())
  const page: ComplaintsPage = {
    complaints: found.map((one) => ({
      number: one.number,
      state: one.state,
      hotel: hotelOf.get(one.orderNumber) ?? one.orderNumber,
      receivedOn: dayOf(one.receivedAt),
      deadline: clockOf(one, today) && one.deadline,
    })),
    trips: orders
      .map(({ number, offer }, at) => ({
        order: number,
        hotel: offer.hotelName,
        from: offer.departureDate,
        to: offer.returnDate,
        hasDraft: drafts[at] !== null,
      }))
      .filter(({ from, hasDraft }) => from <= today || hasDraft),
  }
  return { page, texts: pageTexts(context.get(deliveryContext).i18n, 'account', 'complaints') }
}

export async function loadComplaint(context: Context, request: Request, number = '') {
  const customer = signedIn(context, request)
  const services = context.get(servicesContext)
  const story = await storyOf(services, customer, number)
  const order = (await ordersOf(services, customer)).find((one) => one.number === story.orderNumber)
  const page = complaintView(story, {
    hotel: order?.offer.hotelName ?? '',
    today: dayOf(services.clock()),
    isNew: new URL(request.url).searchParams.has(receivedParameter),
  })
  return { page, texts: pageTexts(context.get(deliveryContext).i18n, 'account', 'complaints') }
}

/** Answers a question, accepts an offer or appeals, depending on the pressed button. */
export async function actComplaint(context: Context, request: Request, number = '') {
  const customer = signedIn(context, request)
  const services = context.get(servicesContext)
  await storyOf(services, customer, number)
  const { uploads, complaints } = services
  const sent = await uploads.readForm(request, { for: 'complaint', sentBy: fileSender(customer.uid) })
  const nothing = { typed: {}, wishes: [], files: [], faults: {}, fileFaults: [], refusal: null }
  if (!sent.ok) {
    const { typed, code } = sent.refusal
    return data<ComplaintAnswer>({ ...nothing, typed, fileFaults: [{ name: '', code }] }, { status: 422 })
  }
  const { typed, kept, refused } = sent.value
  if (refused.length > 0)
    return data<ComplaintAnswer>({ ...nothing, typed, fileFaults: refused }, { status: 422 })
  const steps: Readonly<
    Record<string, () => Promise<Outcome<Complaint, { code: NonNullable<ComplaintAnswer['refusal']> }>>>
  > = {
    answer: () =>
      complaints.answer(
        number,
        customer.uid,
        typed.text ?? '',
        kept.map(({ id }) => id),
      ),
    accept: () => complaints.accept(number, customer.uid),
    appeal: () => complaints.appeal(number, customer.uid, typed.text ?? ''),
  }
  const outcome = await steps[typed.intent ?? '']?.()
  if (!outcome) throw data({ code: 'invalid-request' }, { status: 400 })
  if (outcome.ok) return redirect(complaintAddress(localeOf(context), number), 303)
  const { code } = outcome.refusal
  if (code === 'files-full')
    return data<ComplaintAnswer>(
      { ...nothing, typed, fileFaults: [{ name: '', code: 'kept-full' }] },
      { status: 409 },
    )
  return data<ComplaintAnswer>(
    { ...nothing, typed, refusal: code },
    { status: code === 'text-missing' ? 422 : 409 },
  )
}

async function storyOf(
  { complaints }: Pick<Services, 'complaints'>,
  { uid }: Customer,
  number: string,
): Promise<ComplaintStory> {
  const story = isComplaintNumber(number) ? await complaints.story(number, uid) : null
  if (!story) throw notFound()
  return story
}

function ordersOf({ booking }: Pick<Services, 'booking'>, { uid, email }: Customer) {
  return booking.ordersOf({ id: uid, email })
}

function complaintView(
  story: ComplaintStory,
  { hotel, today, isNew }: { hotel: string; today: string; isNew: boolean },
): ComplaintPage {
  const { number, orderNumber, state, deadline, events, written, files, decision, owed, paidAt } = story
  return {
    number,
    order: orderNumber,
    hotel,
    state,
    isNew,
    deadline: clockOf(story, today) && deadline,
    events: events.map(({ at, actor, state: then, text }) => ({
      when: momentOf(at),
      by: actor,
      state: then,
      text,
    })),
    category: written.categoryName,
    answers: written.answers,
    description: written.description,
    wishes: written.wishes,
    files: files.map(fileView),
    decision: decision && { text: decision.text, amount: decision.amount },
    owed:
      owed === null
        ? null
        : { amount: owed, iban: maskedIban(written.iban), paidOn: paidAt && dayOf(paidAt) },
  }
}

/** Shows enough digits to recognise one's own account. */
function maskedIban(iban: string | null): string {
  return iban ? `${iban.slice(0, 4)} … ${iban.slice(-4)}` : ''
}
