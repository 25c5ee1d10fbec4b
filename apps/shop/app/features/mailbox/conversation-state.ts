import type { ChatLine } from '@wojaz/talks'
import type { ConversationView, MessageView } from './mailbox-view.ts'

/** The state of a conversation on an open page. Messages are sorted by number, each once. */
export interface Conversation {
  readonly messages: readonly MessageView[]
  readonly staffRead: number
  /** Until then the office counts as typing. */
  readonly typingUntil: number
  readonly line: ChatLine | null
}

export type ConversationEvent =
  | { type: 'opened'; view: Pick<ConversationView, 'messages' | 'staffRead'>; line: ChatLine | null }
  | { type: 'messageCame'; message: MessageView }
  | { type: 'staffHasRead'; number: number }
  | { type: 'staffTyped'; at: number }
  | { type: 'lineChanged'; line: ChatLine }

/** Without a keystroke for so long, typing counts as finished. */
const typingForMs = 6_000

export function openConversation(
  { messages, staffRead }: Pick<ConversationView, 'messages' | 'staffRead'>,
  line: ChatLine | null,
): Conversation {
  return { messages, staffRead, typingUntil: 0, line }
}

export function conversation(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'opened':
      return {
        ...state,
        messages: merged(state.messages, event.view.messages),
        staffRead: Math.max(state.staffRead, event.view.staffRead),
        line: event.line,
      }
    case 'messageCame':
      return {
        ...state,
        messages: merged(state.messages, [event.message]),
        typingUntil: event.message.by === 'staff' ? 0 : state.typingUntil,
      }
    case 'staffHasRead':
      return { ...state, staffRead: Math.max(state.staffRead, event.number) }
    case 'staffTyped':
      return { ...state, typingUntil: event.at + typingForMs }
    case 'lineChanged':
      return { ...state, line: event.line }
  }
}

export function lastNumber({ messages }: Pick<Conversation, 'messages'>): number {
  return messages.at(-1)?.number ?? 0
}

/** My newest message, if the office has read it. Otherwise null. */
export function newestReadOfMine({ messages, staffRead }: Conversation): number | null {
  const mine = messages.filter(({ by }) => by === 'me').at(-1)
  return mine && mine.number <= staffRead ? mine.number : null
}

function merged(known: readonly MessageView[], more: readonly MessageView[]): readonly MessageView[] {
  const numbers = new Set(known.map(({ number }) => number))
  const news = more.filter(({ number }) => !numbers.has(number))
  return news.length === 0 ? known : [...known, ...news].sort((a, b) => a.number - b.number)
}
