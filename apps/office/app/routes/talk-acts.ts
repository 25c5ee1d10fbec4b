import { hasRight } from '@wojaz/staff'
import { hasGaps, readMessage } from '@wojaz/talks'
import { isLocale, type Locale } from '@wojaz/travel/locale'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { base } from '../address.ts'
import { type AtDesk, atDesk, notThere, typedIn } from '../at-desk.ts'
import { insertTemplate } from '../insert-template.ts'
import { readAnswer, type SentAnswer } from '../read-answer.ts'
import { guestName, messageFaults, writeRefusals } from '../talk-words.ts'
import { templateSaid } from '../template-words.ts'

export interface TalkActed {
  readonly said?: string
  /** The refused answer, with the message at its field. */
  readonly typed?: string
  readonly fault?: string | undefined
  /** The idempotency key: a form that is sent twice writes one message. */
  readonly sentAs?: string
  /** The uploaded files, and the faults of others. */
  readonly kept?: SentAnswer['kept']
  readonly fileFault?: string | undefined
  /** The language of the chosen template. */
  readonly locale?: Locale
  readonly template?: string | undefined
}

async function threadOf({ talks }: AtDesk, id = '') {
  const thread = await talks.staff.thread(id)
  if (!thread) throw notThere()
  return { id: thread.id, orders: thread.orderNumber ? [thread.orderNumber] : [] }
}

/** Writes an answer into the thread. The guest gets an email that does not contain the answer. */
export async function answer({ request, params, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const { id, orders } = await threadOf(desk, params.id)
  const form = await readAnswer(desk, request)
  const { sentAs, kept, fileFault } = form
  const { co = '', text = '', locale = '', template } = form.typed
  const again = (status: 200 | 409 | 422, more: TalkActed) =>
    data<TalkActed>(
      { typed: text, sentAs, kept, fileFault, template, ...(isLocale(locale) && { locale }), ...more },
      { status },
    )
  if (co === 'template') {
    const filled = await insertTemplate(desk, form.typed, { orderNumber: orders[0] ?? null })
    return filled === null ? again(409, { said: templateSaid.unknown }) : again(200, { typed: filled })
  }
  const read = readMessage(text, { hasFiles: kept.length > 0 })
  const fault = !read.ok ? messageFaults[read.refusal] : hasGaps(read.value) ? templateSaid.gaps : undefined
  if (!read.ok || fault || fileFault) return again(422, { fault })
  const { member, talks } = desk
  const staff = { id: member.id, name: guestName(member.name) }
  const uploads = kept.map((file) => file.id)
  const written = await talks.staff.write(staff, { thread: id }, { sentAs, text: read.value, uploads })
  if (!written.ok) return again(409, { said: writeRefusals[written.refusal.code] })
  await talks.staff.markRead(id, written.value)
  await desk.write({ act: 'talk-answered', orders, facts: { thread: id } })
  return redirect(`${base}/rozmowy/${id}`, 303)
}

/** Marks the thread as needing no answer. If the guest has written again, it stays in the list. */
export async function settle({ request, params, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const { id, orders } = await threadOf(desk, params.id)
  const seen = Number((await typedIn(request)).seen)
  if (!Number.isSafeInteger(seen) || seen < 0 || seen > 1_000_000_000) throw notThere()
  if (!(await desk.talks.staff.settle(id, seen)))
    return data<TalkActed>(
      { said: 'Gość napisał coś nowego. Przeczytaj i zdecyduj ponownie.' },
      { status: 409 },
    )
  await desk.write({ act: 'talk-settled', orders, facts: { thread: id } })
  return redirect(`${base}/rozmowy`, 303)
}

/** Takes a waiting chat, which only one member can do; the member in charge hands it over or ends it. */
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
