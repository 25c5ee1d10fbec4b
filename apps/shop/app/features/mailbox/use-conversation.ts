import type { ChatLine } from '@wojaz/talks'
import { useEffect, useReducer, useRef } from 'react'
import { markRead, watchConversation } from './conversation-calls.ts'
import { conversation, lastNumber, openConversation } from './conversation-state.ts'
import type { ConversationView, MessageView } from './mailbox-view.ts'

/** A conversation that updates itself while its page is open. */
export function useConversation(view: ConversationView, line: ChatLine | null) {
  const [state, send] = useReducer(conversation, null, () => openConversation(view, line))
  const { id, newestUrl } = view
  const isNewest = newestUrl === null
  const last = useRef(0)
  last.current = lastNumber(state)

  // The page was reloaded: merges its messages with those received since.
  useEffect(() => send({ type: 'opened', view, line }), [view, line])

  useEffect(() => {
    if (!isNewest) return
    return watchConversation(id, () => last.current, {
      message: (message) => send({ type: 'messageCame', message }),
      staffRead: (number) => send({ type: 'staffHasRead', number }),
      staffTyped: () => send({ type: 'staffTyped', at: Date.now() }),
      line: (now) => send({ type: 'lineChanged', line: now }),
    })
  }, [id, isNewest])

  const newest = state.messages.at(-1)
  const read = useRef(view.messages.at(-1)?.number ?? 0)
  useEffect(() => {
    if (!newest || newest.by === 'me' || newest.number <= read.current) return
    read.current = newest.number
    // If this fails, the next visit marks it as read.
    void markRead(id, newest.number).catch(() => {})
  }, [id, newest])

  return { state, came: (message: MessageView) => send({ type: 'messageCame', message }) }
}
