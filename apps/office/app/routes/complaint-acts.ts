import type { ComplaintRefusal } from '@wojaz/complaints'
import { isComplaintNumber } from '@wojaz/complaints/server'
import type { LogAct } from '@wojaz/staff/server'
import { hasGaps } from '@wojaz/talks'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { base } from '../address.ts'
import { type AtDesk, atDesk, notThere, typedIn } from '../at-desk.ts'
import { complaintRefusals } from '../complaint-words.ts'
import { insertTemplate } from '../insert-template.ts'
import { readAmount } from '../read-amount.ts'
import { templateSaid } from '../template-words.ts'

export interface ComplaintActed {
  readonly said?: string
  readonly typed?: Readonly<Record<string, string>>
  readonly fault?: { readonly text?: string; readonly amount?: string }
}

/** Refusals shown at a field; all others are shown above the form. */
const fieldOf: Partial<Record<ComplaintRefusal['code'], 'text' | 'amount'>> = {
  'text-missing': 'text',
  'amount-impossible': 'amount',
}

function refusedBy(code: ComplaintRefusal['code'], typed: Readonly<Record<string, string>>) {
  if (code === 'complaint-unknown') throw notThere()
  const said = complaintRefusals[code]
  const field = fieldOf[code]
  return field
    ? data<ComplaintActed>({ typed, fault: { [field]: said } }, { status: 422 })
    : data<ComplaintActed>({ typed, said }, { status: 409 })
}

async function done({ write, complaints }: AtDesk, number: string, act: LogAct) {
  const story = await complaints.office.read(number)
  await write({ act, orders: story ? [story.orderNumber] : [], facts: { complaint: number } })
  return redirect(`${base}/reklamacje/${number}`, 303)
}

/** Takes up, asks about, decides or closes a complaint, depending on the pressed button. */
export async function handle({ request, params, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const { number = '' } = params
  if (!isComplaintNumber(number)) throw notThere()
  const typed = await typedIn(request)
  const { co = '', text = '', amount = '' } = typed
  const { office } = desk.complaints
  const staff = desk.member.name
  const isSent = co === 'ask' || co === 'close' || co === 'decide'
  if (isSent && hasGaps(text))
    return data<ComplaintActed>({ typed, fault: { text: templateSaid.gaps } }, { status: 422 })
  if (co === 'take') {
    const outcome = await office.takeUp(number, desk.member)
    return outcome.ok ? done(desk, number, 'complaint-taken') : refusedBy(outcome.refusal.code, typed)
  }
  if (co === 'ask') {
    const outcome = await office.ask(number, staff, text)
    return outcome.ok ? done(desk, number, 'complaint-asked') : refusedBy(outcome.refusal.code, typed)
  }
  if (co === 'close') {
    const outcome = await office.close(number, staff, text)
    return outcome.ok ? done(desk, number, 'complaint-closed') : refusedBy(outcome.refusal.code, typed)
  }
  if (co === 'template') return withTemplate(desk, number, typed)
  if (co !== 'decide') throw notThere()
  const offered = readAmount(amount)
  if (offered === undefined) return refusedBy('amount-impossible', typed)
  const outcome = await office.decide(number, staff, { text, amount: offered })
  return outcome.ok ? done(desk, number, 'complaint-decided') : refusedBy(outcome.refusal.code, typed)
}

async function withTemplate(desk: AtDesk, number: string, typed: Readonly<Record<string, string>>) {
  const complaint = await desk.complaints.office.read(number)
  if (!complaint) throw notThere()
  const text = await insertTemplate(desk, typed, { orderNumber: complaint.orderNumber, complaint })
  return text === null
    ? data<ComplaintActed>({ typed, said: templateSaid.unknown }, { status: 409 })
    : data<ComplaintActed>({ typed: { ...typed, text } })
}

/** Records that the compensation was paid to the guest's account. */
export async function paid({ params, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const { number = '' } = params
  if (!isComplaintNumber(number)) throw notThere()
  const outcome = await desk.complaints.office.markPaid(number, desk.member.name)
  return outcome.ok ? done(desk, number, 'complaint-paid') : refusedBy(outcome.refusal.code, {})
}
