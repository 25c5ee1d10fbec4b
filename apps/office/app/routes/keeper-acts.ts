import { isComplaintNumber } from '@wojaz/complaints/server'
import type { Right } from '@wojaz/staff'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { base } from '../address.ts'
import { type AtDesk, atDesk, notThere, typedIn } from '../at-desk.ts'
import { colleaguesWith } from '../colleagues.ts'
import { assignSaid, longestNote } from '../service-words.ts'
import { guestName } from '../talk-words.ts'

/** The result of a form that was refused. */
export interface Assigned {
  readonly said: string
  readonly note: string
}

interface Wish {
  readonly from: string | null
  /** Null: nobody; any colleague may take it. */
  readonly to: { readonly id: string; readonly name: string } | null
  readonly note: string | null
}

/** Null: the chosen member lacks the right. */
async function readWish(
  desk: AtDesk,
  right: Right,
  { from = '', to = '', note = '' }: Readonly<Record<string, string>>,
): Promise<Wish | null> {
  const { able } = await colleaguesWith(desk, right)
  const next = able.find(({ id }) => id === to) ?? null
  if (to !== '' && !next) return null
  return { from: from || null, to: next, note: note.trim().slice(0, longestNote) || null }
}

const back = (said: string, note = '') => data<Assigned>({ said, note }, { status: 409 })

/** If two members press at once, only one gets it. */
export async function assignTalk({ request, params, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const thread = await desk.talks.staff.thread(params.id ?? '')
  if (!thread) throw notThere()
  const typed = await typedIn(request)
  const wish = await readWish(desk, 'talks', typed)
  if (!wish) return back(assignSaid.unable, typed.note)
  const to = wish.to && { ...wish.to, name: guestName(wish.to.name) }
  const assigned = await desk.talks.staff.assign(thread.id, desk.member.id, { ...wish, to })
  if (!assigned.ok) return back(assignSaid.changed, typed.note)
  const orders = thread.orderNumber ? [thread.orderNumber] : []
  await desk.write({ act: 'talk-assigned', orders, facts: { thread: thread.id, to: wish.to?.name ?? '–' } })
  return redirect(`${base}/rozmowy/${thread.id}`, 303)
}

export async function assignComplaint({ request, params, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const { number = '' } = params
  if (!isComplaintNumber(number)) throw notThere()
  const typed = await typedIn(request)
  const wish = await readWish(desk, 'decisions', typed)
  if (!wish) return back(assignSaid.unable, typed.note)
  const given = { ...wish, to: wish.to?.id ?? null }
  const assigned = await desk.complaints.office.assign(number, desk.member.id, given)
  if (!assigned.ok) {
    if (assigned.refusal.code === 'complaint-unknown') throw notThere()
    const isOver = assigned.refusal.code === 'state-changed'
    return back(isOver ? assignSaid.over : assignSaid.changed, typed.note)
  }
  const facts = { complaint: number, to: wish.to?.name ?? '–' }
  await desk.write({ act: 'complaint-assigned', orders: [assigned.value.orderNumber], facts })
  return redirect(`${base}/reklamacje/${number}`, 303)
}
