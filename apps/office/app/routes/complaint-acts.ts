import type { AwardWarning, ComplaintRefusal } from '@wojaz/complaints'
import { type AwardEndRefusal, isComplaintNumber } from '@wojaz/complaints/server'
import { hasRight } from '@wojaz/staff'
import type { LogAct, LogEntry } from '@wojaz/staff/server'
import { hasGaps } from '@wojaz/talks'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { base } from '../address.ts'
import { type AtDesk, atDesk, notThere, typedIn } from '../at-desk.ts'
import { complaintRefusals } from '../complaint-words.ts'
import { insertTemplate } from '../insert-template.ts'
import { onBehalf } from '../on-behalf.ts'
import { readAmount } from '../read-amount.ts'
import { secondPerson } from '../second-person.ts'
import { templateSaid } from '../template-words.ts'

type Typed = Readonly<Record<string, string>>

export interface ComplaintActed {
  readonly said?: string
  readonly typed?: Readonly<Record<string, string>>
  readonly fault?: { readonly text?: string; readonly amount?: string }
  /** What to think over before the same amount is sent by a second press. */
  readonly warned?: { readonly amount: number; readonly warnings: readonly AwardWarning[] }
}

/** Refusals shown at a field; all others are shown above the form. */
const fieldOf: Partial<Record<ComplaintRefusal['code'], 'text' | 'amount'>> = {
  'text-missing': 'text',
  'amount-impossible': 'amount',
  'amount-too-large': 'amount',
}

function refusedBy(code: ComplaintRefusal['code'] | AwardEndRefusal['code'], typed: Typed) {
  if (code === 'complaint-unknown') throw notThere()
  const said = complaintRefusals[code]
  const field = fieldOf[code as ComplaintRefusal['code']]
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
  return decide(desk, number, typed, offered)
}

/** Tells what is unusual about the amount first; one that needs a second person waits for them. */
async function decide(desk: AtDesk, number: string, typed: Typed, amount: number | null) {
  const { office } = desk.complaints
  const { text = '', sure = '' } = typed
  const warnings = amount === null ? [] : await office.warningsOf(number, amount)
  // What cannot be sent at all is told at its field, not asked about twice.
  if (amount !== null && warnings.length > 0 && sure !== String(amount) && text.trim() !== '')
    return data<ComplaintActed>({ typed, warned: { amount, warnings } }, { status: 422 })
  const outcome = await office.decide(number, desk.member.name, { text, amount })
  if (outcome.ok) return done(desk, number, 'complaint-decided')
  if (amount === null || outcome.refusal.code !== 'second-person-needed')
    return refusedBy(outcome.refusal.code, typed)
  const entry = await entryOf(desk, number, 'award-proposed', { amount: amount / 100 })
  const proposed = await office.proposeAward(number, { text, amount }, onBehalf(desk, entry))
  return proposed.ok ? redirect(`${base}/reklamacje/${number}`, 303) : refusedBy(proposed.refusal.code, typed)
}

/** Confirms or refuses an amount that waits for a second person. Its author may only withdraw it. */
export async function judgeAward({ request, params, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const { number = '' } = params
  const { co, award = '' } = await typedIn(request)
  if (!isComplaintNumber(number) || (co !== 'tak' && co !== 'nie')) throw notThere()
  const { office } = desk.complaints
  const known = (await office.awardsOf(number)).find(({ id }) => id === award)
  if (!known) throw notThere()
  const isOwn = known.by.id === desk.member.id
  if (!hasRight(desk.member.roles, 'approvals') && (co === 'tak' || !isOwn))
    throw new Response(null, { status: 403 })
  const act = co === 'tak' ? 'award-confirmed' : 'award-refused'
  const second = secondPerson(desk, await entryOf(desk, number, act, { award }))
  const outcome =
    co === 'tak'
      ? await office.confirmAward(number, award, second)
      : await office.refuseAward(number, award, second)
  return outcome.ok ? redirect(`${base}/reklamacje/${number}`, 303) : refusedBy(outcome.refusal.code, {})
}

async function entryOf(
  { complaints }: AtDesk,
  number: string,
  act: LogAct,
  facts: NonNullable<LogEntry['facts']>,
): Promise<LogEntry> {
  const story = await complaints.office.read(number)
  return { act, orders: story ? [story.orderNumber] : [], facts: { complaint: number, ...facts } }
}

async function withTemplate(desk: AtDesk, number: string, typed: Typed) {
  const complaint = await desk.complaints.office.read(number)
  if (!complaint) throw notThere()
  const text = await insertTemplate(desk, typed, { orderNumber: complaint.orderNumber, complaint })
  return text === null
    ? data<ComplaintActed>({ typed, said: templateSaid.unknown }, { status: 409 })
    : data<ComplaintActed>({ typed: { ...typed, text } })
}
