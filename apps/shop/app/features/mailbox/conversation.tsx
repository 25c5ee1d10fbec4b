import type { ChatLine } from '@wojaz/talks'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { newestReadOfMine } from './conversation-state.ts'
import type { ConversationView } from './mailbox-view.ts'
import { MessageForm } from './message-form.tsx'
import { MessageItem } from './message-item.tsx'
import { useConversation } from './use-conversation.ts'

interface ConversationProps {
  view: ConversationView
  /** For a live chat. */
  chat?: { line: ChatLine; token: string }
  /** What is shown above the messages: who is there. */
  children?: (line: ChatLine | null) => ReactNode
}

/** Messages, the newest below, and the form for the next one. */
export function Conversation({ view, chat, children }: ConversationProps) {
  const { t } = useTranslation()
  const { state, came } = useConversation(view, chat?.line ?? null)
  const { messages } = state
  const readOne = newestReadOfMine(state)
  const isTyping = useIsBefore(state.typingUntil)
  const end = useRef<HTMLDivElement>(null)
  const count = useRef(messages.length)
  useEffect(() => {
    if (messages.length > count.current) end.current?.scrollIntoView({ block: 'nearest' })
    count.current = messages.length
  }, [messages.length])
  return (
    <div className="grid gap-5">
      {children?.(state.line)}
      {view.olderUrl ? (
        <p>
          <TextLink look="standalone" href={view.olderUrl}>
            {t('mailbox.older')}
          </TextLink>
        </p>
      ) : null}
      {messages.length === 0 ? <p className="text-ink-soft">{t('mailbox.nothingYet')}</p> : null}
      <div role="log" aria-label={t('mailbox.messages')}>
        <ol className="grid gap-4">
          {messages.map((message) => (
            <MessageItem key={message.number} message={message} isRead={message.number === readOne} />
          ))}
        </ol>
      </div>
      <p role="status" className="min-h-6 text-small text-ink-soft">
        {isTyping ? t('mailbox.typing') : ''}
      </p>
      <div ref={end} />
      {view.done ? <Notice tone="success">{t(`mailbox.done.${view.done}`)}</Notice> : null}
      {view.newestUrl ? (
        <p>
          <TextLink look="standalone" href={view.newestUrl}>
            {t('mailbox.newest')}
          </TextLink>
        </p>
      ) : (
        <MessageForm view={view} label={t('mailbox.write')} chatToken={chat?.token} onSent={came} />
      )}
    </div>
  )
}

function useIsBefore(moment: number): boolean {
  const [now, setNow] = useState(0)
  useEffect(() => {
    const left = moment - Date.now()
    setNow(Date.now())
    if (left <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), left)
    return () => clearTimeout(timer)
  }, [moment])
  return now > 0 && now < moment
}
