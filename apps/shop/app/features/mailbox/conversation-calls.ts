import type { ChatLine } from '@wojaz/talks'
import { having, isNumber, isText, listOf } from '../../browser/answer-shape.ts'
import { mailboxCalls } from './mailbox-address.ts'
import type { FileView, MessageView } from './mailbox-view.ts'

const api = () => import('../../browser/shop-api.ts')
/** `shopApi` adds `/api/` itself. */
const pathOf = (call: string) => call.replace('/api/', '')

const isMessage = having<MessageView>({
  number: isNumber,
  by: isText as never,
  text: isText,
  at: isText,
  files: listOf(having<FileView>({ id: isText, name: isText, url: isText })),
})
const isSent = having<{ thread: string; message: MessageView }>({ thread: isText, message: isMessage })
const isRead = having<{ staffRead: number }>({ staffRead: isNumber })
const isLine = having<ChatLine>({ state: isText as never })
const isUnread = having<{ unread: number }>({ unread: isNumber })

export async function sendMessage(sent: {
  thread: string
  text: string
  sentAs: string
  chatToken?: string
}): Promise<MessageView> {
  const { shopApi } = await api()
  return (await shopApi.post(pathOf(mailboxCalls.reply), sent, { shape: isSent })).body.message
}

export async function keepDraft(thread: string, text: string): Promise<void> {
  const { shopApi } = await api()
  await shopApi.post(pathOf(mailboxCalls.draft), { thread, text }, { keepalive: true, isInBackground: true })
}

export async function markRead(thread: string, number: number): Promise<void> {
  const { shopApi } = await api()
  await shopApi.post(pathOf(mailboxCalls.read), { thread, number }, { isInBackground: true })
}

export async function tellTyping(chatToken: string): Promise<void> {
  const { shopApi } = await api()
  await shopApi.post(pathOf(mailboxCalls.typing), { chatToken }, { isInBackground: true })
}

interface ConversationListener {
  message(message: MessageView): void
  staffRead(number: number): void
  staffTyped(): void
  line(line: ChatLine): void
}

/** Listens to the events of a thread after a number. A lost connection is restored automatically, including missed events. */
export function watchConversation(
  thread: string,
  after: () => number,
  listener: ConversationListener,
): () => void {
  return whileSeen(() => {
    const params = new URLSearchParams({ thread, after: String(after()) })
    const source = new EventSource(`${mailboxCalls.events}?${params}`)
    hear(source, 'message', isMessage, listener.message)
    hear(source, 'read', isRead, ({ staffRead }) => listener.staffRead(staffRead))
    hear(source, 'chat', isLine, listener.line)
    source.addEventListener('typing', () => listener.staffTyped())
    return source
  })
}

export function watchUnread(listener: (unread: number) => void): () => void {
  return whileSeen(() => {
    const source = new EventSource(mailboxCalls.events)
    hear(source, 'unread', isUnread, ({ unread }) => listener(unread))
    return source
  })
}

function hear<Value>(
  source: EventSource,
  name: string,
  shape: (value: unknown) => value is Value,
  listener: (value: Value) => void,
) {
  source.addEventListener(name, ({ data }: MessageEvent<string>) => {
    const value: unknown = JSON.parse(data)
    if (shape(value)) listener(value)
  })
}

/**
 * A browser allows few connections per site, so a hidden page closes its connection. It reconnects and catches up when it is
 * visible again.
 */
function whileSeen(open: () => EventSource): () => void {
  let source: EventSource | null = null
  const follow = () => {
    if (document.visibilityState === 'hidden') {
      source?.close()
      source = null
    } else source ??= open()
  }
  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    source?.close()
  }
}
