import { randomUUID } from 'node:crypto'
import type { Reader } from '@wojaz/talks/server'
import { beforeParameter, doneParameter } from '../../app/features/mailbox/mailbox-address.ts'
import type { ConversationView } from '../../app/features/mailbox/mailbox-view.ts'
import type { Services } from '../request/services.ts'
import { messageView } from './message-views.ts'

interface Wish {
  /** The path of the page without its query. */
  address: string
  params: URLSearchParams
}

/** A thread that is shown, which marks its messages as read. Null: it belongs to somebody else. */
export async function conversationView(
  { talks }: Pick<Services, 'talks'>,
  reader: Reader,
  thread: string,
  { address, params }: Wish,
): Promise<ConversationView | null> {
  const before = numberOf(params.get(beforeParameter))
  const page = await talks.guest.messages(reader, thread, before)
  if (!page) return null
  const { messages, hasOlder } = page
  const [first, last] = [messages[0], messages.at(-1)]
  if (last) await talks.guest.markRead(reader, thread, last.number)
  const done = params.get(doneParameter)
  return {
    id: thread,
    messages: messages.map((message) => messageView(thread, message, reader.customerId)),
    olderUrl: hasOlder && first ? `${address}?${beforeParameter}=${first.number}` : null,
    newestUrl: before === null ? null : address,
    staffRead: await talks.guest.staffRead(thread),
    sentAs: randomUUID(),
    draft: await talks.guest.draft(reader, thread),
    done: done === 'sent' || done === 'draft' ? done : null,
  }
}

function numberOf(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}
