import type { Order } from '@wojaz/booking'
import type { ComplaintFault, ComplaintFaults } from '@wojaz/complaints'
import { fileSender } from '@wojaz/complaints/server'
import { pageTexts } from '@wojaz/content'
import { dayOf } from '@wojaz/travel/dates'
import { uploadRules } from '@wojaz/uploads'
import { data, redirect } from 'react-router'
import {
  complaintAddress,
  newComplaintAddress,
  receivedParameter,
  reportedParameter,
  savedParameter,
} from '../../app/features/complaints/complaint-address.ts'
import type { ComplaintAnswer, NewComplaintPage } from '../../app/features/complaints/complaint-view.ts'
import { type Context, localeOf } from '../account/account-page.ts'
import { signedIn } from '../account/signed-in.ts'
import { deliveryContext, servicesContext } from '../request/context.ts'
import { ownReservation } from '../reservation/load-reservation.ts'
import { fileView, stayingFiles } from './complaint-files.ts'
import { complaintForm, submitTyped } from './complaint-rules.ts'
import { momentOf } from './moment-of.ts'

const longestReport = { place: 200, text: 4000 }

/** The form about one trip, with the saved draft. */
export async function loadNewComplaint(context: Context, request: Request, number = '') {
  const order = await ownReservation(context, request, number)
  const { uid } = signedIn(context, request)
  const services = context.get(servicesContext)
  const { complaints, uploads, clock } = services
  const { i18n } = context.get(deliveryContext)
  const { searchParams } = new URL(request.url)
  const draft = await complaints.draft(uid, order.number)
  const { wishes, stay, ...typed } = (draft?.typed ?? {}) as Record<string, unknown>
  const reports = await complaints.office.reportsOf(order.number)
  const last = reports.at(-1)
  const page: NewComplaintPage = {
    order: order.number,
    hotel: order.offer.hotelName,
    isTravelling: isTravelling(order, clock()),
    categories: await complaintForm(services, { locale: localeOf(context), say: i18n.t }),
    typed: Object.fromEntries(
      Object.entries(typed).filter(([, value]) => typeof value === 'string'),
    ) as Record<string, string>,
    wishes: listOf(wishes),
    files: await stayingFiles(uploads, listOf(stay), uid),
    reports: reports.map(({ place, reportedAt }) => ({ place, when: momentOf(reportedAt) })),
    savedAt: draft && momentOf(draft.savedAt),
    isSaved: searchParams.has(savedParameter),
    reportedAt: last && searchParams.has(reportedParameter) ? momentOf(last.reportedAt) : null,
  }
  return { page, texts: pageTexts(i18n, 'account', 'complaints') }
}

/** Sends the complaint, saves the draft or reports a problem at once, depending on the pressed button. */
export async function actNewComplaint(context: Context, request: Request, number = '') {
  const order = await ownReservation(context, request, number)
  const customer = signedIn(context, request)
  const services = context.get(servicesContext)
  const { complaints, uploads } = services
  const locale = localeOf(context)
  const sent = await uploads.readForm(request, { for: 'complaint', sentBy: fileSender(customer.uid) })
  const nothing = { wishes: [], files: [], faults: {}, fileFaults: [], refusal: null }
  if (!sent.ok) {
    const { typed, code } = sent.refusal
    return data<ComplaintAnswer>({ ...nothing, typed, fileFaults: [{ name: '', code }] }, { status: 422 })
  }
  const { typed, all, kept, refused } = sent.value
  if (typed.intent === 'report') {
    const [place, text] = [typed.place?.trim() ?? '', typed.text?.trim() ?? '']
    const faults = reportFaults({ place, text })
    if (Object.keys(faults).length > 0)
      return data<ComplaintAnswer>({ ...nothing, typed, faults }, { status: 422 })
    await complaints.reportNow(customer.uid, order.number, { place, text })
    return redirect(`${newComplaintAddress(locale, order.number)}?${reportedParameter}=1`, 303)
  }
  const wishes = all('wishes')
  const files = [...(await stayingFiles(uploads, all('stay'), customer.uid)), ...kept.map(fileView)]
  const tooMany = files.length > uploadRules.complaint.files
  const fileFaults = [...refused, ...(tooMany ? [{ name: '', code: 'too-many-files' as const }] : [])]
  const ids = files.map(({ id }) => id)
  const { intent, wishes: _, stay: __, ...fields } = typed
  await complaints.saveDraft(customer.uid, order.number, { ...fields, wishes, stay: ids })
  const answer = { ...nothing, typed: fields, wishes, files, fileFaults }
  if (fileFaults.length > 0) return data<ComplaintAnswer>(answer, { status: 422 })
  if (intent === 'save')
    return redirect(`${newComplaintAddress(locale, order.number)}?${savedParameter}=1`, 303)
  const say = context.get(deliveryContext).i18n.t
  const outcome = await submitTyped(services, {
    customer,
    order,
    files: ids,
    locale,
    say,
    typed: fields,
    wishes,
  })
  if (outcome.ok)
    return redirect(`${complaintAddress(locale, outcome.value.number)}?${receivedParameter}=1`, 303)
  if (outcome.refusal.code === 'form-faulty')
    return data<ComplaintAnswer>({ ...answer, faults: outcome.refusal.faults }, { status: 422 })
  if (outcome.refusal.code === 'files-full')
    return data<ComplaintAnswer>(
      { ...answer, fileFaults: [{ name: '', code: 'kept-full' }] },
      { status: 409 },
    )
  return data<ComplaintAnswer>({ ...answer, refusal: outcome.refusal.code }, { status: 409 })
}

function isTravelling({ state, offer }: Order, now: Date): boolean {
  const today = dayOf(now)
  return state === 'confirmed' && offer.departureDate <= today && today <= offer.returnDate
}

function reportFaults(said: { place: string; text: string }): ComplaintFaults {
  const faults: Record<string, ComplaintFault> = {}
  for (const field of ['place', 'text'] as const) {
    if (said[field] === '') faults[field] = 'missing'
    else if (said[field].length > longestReport[field]) faults[field] = 'too-long'
  }
  return faults
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
