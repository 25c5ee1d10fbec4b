import { hasRight } from '@wojaz/staff'
import { readMessage } from '@wojaz/talks'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { base } from '../address.ts'
import { type AtDesk, atDesk, notThere, typedIn } from '../at-desk.ts'
import { guestName, messageFaults, writeRefusals } from '../talk-words.ts'

export interface TalkActed {
  readonly said?: string
  /** The answer that was not taken, with the sentence at its field. */
  readonly typed?: string
  readonly fault?: string
  /** The name it is sent by: pressed again, it is there once. */
  readonly sentAs?: string
}

async function threadOf({ talks }: AtDesk, id = '') {
  const thread = await talks.staff.thread(id)
  if (!thread) throw notThere()
  return { id: thread.id, orders: thread.orderNumber ? [thread.orderNumber] : [] }
}

/** Written into the thread; the guest is told by e-mail, without what it says. */
export async function answer({ request, params, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const { id, orders } = await threadOf(desk, params.id)
  const { text = '', sentAs = '' } = await typedIn(request)
  const read = readMessage(text)
  const faulty = (fault: string) => data<TalkActed>({ typed: text, fault, sentAs }, { status: 422 })
  if (!read.ok) return faulty(messageFaults[read.refusal])
  if (!/^[\w-]{8,64}$/.test(sentAs)) return faulty('Wyślij jeszcze raz.')
  const { member, talks } = desk
  const staff = { id: member.id, name: guestName(member.name) }
  const written = await talks.staff.write(staff, { thread: id }, { sentAs, text: read.value })
  if (!written.ok)
    return data<TalkActed>(
      { said: writeRefusals[written.refusal.code], typed: text, sentAs },
      { status: 409 },
    )
  await talks.staff.markRead(id, written.value)
  await desk.write({ act: 'talk-answered', orders, facts: { thread: id } })
  return redirect(`${base}/rozmowy/${id}`, 303)
}

/** A chat that waits is taken by one of those who press; whoever has it hands it over or ends it. */
export async function chat({ request, params, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const { id, orders } = await threadOf(desk, params.id)
  const { co = '', to = '' } = await typedIn(request)
  const { member, talks } = desk
  const facts = { thread: id }
  const late = (said: string) => data<TalkActed>({ said }, { status: 409 })
  const back = () => redirect(`${base}/rozmowy/${id}`, 303)
  if (co === 'take') {
    const isTaken = await talks.chats.take(id, { id: member.id, name: guestName(member.name) })
    if (!isTaken) return late('Ktoś inny odebrał już ten czat.')
    await desk.write({ act: 'chat-taken', orders, facts })
    return back()
  }
  if (co === 'hand-over') {
    const members = await desk.staff.members()
    const next = members.find(
      (one) => one.id === to && one.state === 'active' && hasRight(one.roles, 'talks'),
    )
    if (!next) return late('Wybierz osobę, która odpowiada gościom.')
    if (!(await talks.chats.handOver(id, { id: next.id, name: guestName(next.name) })))
      return late('Ten czat już się skończył.')
    await desk.write({ act: 'chat-handed-over', orders, facts: { ...facts, to: next.name } })
    return back()
  }
  if (co !== 'end') throw notThere()
  if (!(await talks.chats.end(id))) return late('Ten czat już się skończył.')
  await desk.write({ act: 'chat-ended', orders, facts })
  return back()
}
