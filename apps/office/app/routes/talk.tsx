import { randomUUID } from 'node:crypto'
import { hasRight } from '@wojaz/staff'
import { longestMessage } from '@wojaz/talks'
import type { LoaderFunctionArgs } from 'react-router'
import { useActionData, useLoaderData } from 'react-router'
import { base } from '../address.ts'
import { atDesk, notThere, queryOf } from '../at-desk.ts'
import { isNewLook } from '../new-look.ts'
import { ChatControls } from '../parts/chat-controls.tsx'
import { TextField } from '../parts/field.tsx'
import { Page, Said } from '../parts/page.tsx'
import { OrderLink } from '../parts/said-values.tsx'
import { TalkMessages } from '../parts/talk-messages.tsx'
import { chatText, threadText } from '../talk-words.ts'
import type { TalkActed } from './talk-acts.ts'

/** A thread as staff read it: what was written, the chat, the field for an answer. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { talks, staff, member, clock, write } = atDesk(context)
  const { id = '' } = params
  const thread = await talks.staff.thread(id)
  if (!thread) throw notThere()
  const before = Number(queryOf(request).przed)
  const isOlder = Number.isSafeInteger(before) && before > 0
  // An open page looks again every few seconds: that is one look.
  if (isNewLook(`${member.id} ${id}`, clock()))
    await write({
      act: 'talk-seen',
      orders: thread.orderNumber ? [thread.orderNumber] : [],
      facts: { thread: id },
    })
  await talks.chats.atDesk(member.id)
  const [page, chat, members] = await Promise.all([
    talks.staff.messages(id, isOlder ? before : null),
    talks.chats.chat(id),
    staff.members(),
  ])
  const newest = page.messages.at(-1)
  if (!isOlder && newest) await talks.staff.markRead(id, newest.number)
  const colleagues = members
    .filter(({ state, roles }) => state === 'active' && hasRight(roles, 'talks'))
    .map((one) => ({ id: one.id, name: one.name }))
  return { thread, page, chat, me: member.id, colleagues, sentAs: randomUUID() }
}

export default function Talk() {
  const { thread, page, chat, me, colleagues, sentAs } = useLoaderData<typeof loader>()
  const acted = useActionData<TalkActed>()
  const [oldest] = page.messages
  return (
    <Page title={`Rozmowa: ${threadText(thread)}`}>
      {acted?.said && <Said isFault>{acted.said}</Said>}
      {thread.orderNumber && (
        <p>
          Zamówienie <OrderLink number={thread.orderNumber} />
        </p>
      )}
      {page.hasOlder && oldest && (
        <p>
          <a href={`${base}/rozmowy/${thread.id}?przed=${oldest.number}`}>Starsze wiadomości</a>
        </p>
      )}
      <div data-fresh="rozmowa">
        <TalkMessages thread={thread.id} messages={page.messages} />
        <p role="status">{chatText(chat)}</p>
        <ChatControls thread={thread.id} chat={chat} me={me} colleagues={colleagues} />
      </div>
      <form method="post" action={`${base}/rozmowy/${thread.id}`} className="card">
        <input type="hidden" name="sentAs" value={acted?.sentAs ?? sentAs} />
        <TextField
          label="Odpowiedź"
          name="text"
          rows={5}
          required
          maxLength={longestMessage}
          hint="Gość widzi Twoje imię. O odpowiedzi dowie się też e-mailem, bez jej treści."
          defaultValue={acted?.typed}
          fault={acted?.fault}
        />
        <button type="submit">Wyślij odpowiedź</button>
      </form>
    </Page>
  )
}
