import { randomUUID } from 'node:crypto'
import type { LoaderFunctionArgs } from 'react-router'
import { useActionData, useLoaderData } from 'react-router'
import { base } from '../address.ts'
import { atDesk, notThere, queryOf } from '../at-desk.ts'
import { colleaguesWith } from '../colleagues.ts'
import { isNewLook } from '../new-look.ts'
import { AnswerForm } from '../parts/answer-form.tsx'
import { ChatControls } from '../parts/chat-controls.tsx'
import { Keeper } from '../parts/keeper.tsx'
import { Page, Said } from '../parts/page.tsx'
import { OrderLink } from '../parts/said-values.tsx'
import { TalkMessages } from '../parts/talk-messages.tsx'
import { Wait } from '../parts/wait.tsx'
import { chatText, threadText } from '../talk-words.ts'
import type { Assigned } from './keeper-acts.ts'
import type { TalkActed } from './talk-acts.ts'

/** A thread for staff: the messages, the chat and the answer form. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const desk = atDesk(context)
  const { talks, booking, member, clock, write } = desk
  const { id = '' } = params
  const thread = await talks.staff.thread(id)
  if (!thread) throw notThere()
  const before = Number(queryOf(request).przed)
  const isOlder = Number.isSafeInteger(before) && before > 0
  // An open page reloads every few seconds; that is logged as one access.
  if (isNewLook(`${member.id} ${id}`, clock()))
    await write({
      act: 'talk-seen',
      orders: thread.orderNumber ? [thread.orderNumber] : [],
      facts: { thread: id },
    })
  await talks.chats.atDesk(member.id)
  const [page, chat, colleagues, handovers, templates, order] = await Promise.all([
    talks.staff.messages(id, isOlder ? before : null),
    talks.chats.chat(id),
    colleaguesWith(desk, 'talks'),
    talks.staff.handovers(id),
    talks.templates.all(),
    thread.orderNumber ? booking.order(thread.orderNumber) : null,
  ])
  const newest = page.messages.at(-1)
  if (!isOlder && newest) await talks.staff.markRead(id, newest.number)
  return {
    thread,
    page,
    chat,
    me: member.id,
    colleagues,
    handovers,
    sentAs: randomUUID(),
    now: clock(),
    templates: templates.map(({ id: template, name }) => ({ id: template, name })),
    locale: order?.locale ?? (await talks.staff.localeOf(thread)),
  }
}

export default function Talk() {
  const { thread, page, chat, me, colleagues, handovers, sentAs, now, templates, locale } =
    useLoaderData<typeof loader>()
  const acted = useActionData<TalkActed & Partial<Assigned>>()
  const [oldest] = page.messages
  const address = `${base}/rozmowy/${thread.id}`
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
          <a href={`${address}?przed=${oldest.number}`}>Starsze wiadomości</a>
        </p>
      )}
      <div data-fresh="rozmowa">
        <TalkMessages thread={thread.id} messages={page.messages} />
        <p role="status">{chatText(chat)}</p>
        <ChatControls thread={thread.id} chat={chat} me={me} colleagues={colleagues.able} />
        {thread.waitingSince && (
          <form method="post" action={`${address}/odlozone`} className="waits">
            <span>
              Gość czeka: <Wait since={thread.waitingSince} now={now} />
            </span>
            <input type="hidden" name="seen" value={page.messages.at(-1)?.number ?? 0} />
            <button type="submit" className="quiet">
              Nie wymaga odpowiedzi
            </button>
          </form>
        )}
      </div>
      <AnswerForm action={address} sentAs={sentAs} templates={templates} locale={locale} acted={acted} />
      <Keeper
        action={`${address}/prowadzi`}
        keeperId={thread.keeperId}
        me={me}
        colleagues={colleagues}
        handovers={handovers}
        mayAssign={true}
        note={acted?.note}
      />
    </Page>
  )
}
