import type { ChatLine } from '@wojaz/talks'
import { formatDate } from '@wojaz/travel/dates'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Conversation } from '../mailbox/mailbox.ts'
import { Panel } from './panel.tsx'
import type { ReservationPart } from './reservation-view.ts'

type ChatPart = Extract<ReservationPart, { tab: 'czat' }>

/** A chat about this trip with the office. */
export function ChatTab({ part: { conversation, line, token, mailboxUrl } }: { part: ChatPart }) {
  const { t } = useTranslation()
  return (
    <Panel heading={t('mailbox.chat.title')}>
      <div className="max-w-[52rem]">
        <Conversation key={conversation.id} view={conversation} chat={{ line, token }}>
          {(now) => (
            <div className="grid gap-2">
              <Line line={now ?? line} />
              <p className="text-small text-ink-soft">
                {t('mailbox.chat.kept')} <TextLink href={mailboxUrl}>{t('mailbox.chat.inMailbox')}</TextLink>
              </p>
            </div>
          )}
        </Conversation>
      </div>
    </Panel>
  )
}

/** When the guest can expect an answer. */
function Line({ line }: { line: ChatLine }) {
  const { t } = useTranslation()
  switch (line.state) {
    case 'answered':
      return <Notice tone="success">{t('mailbox.chat.answered', { name: line.name })}</Notice>
    case 'waiting':
      return <Notice>{t('mailbox.chat.waiting', { place: line.place })}</Notice>
    case 'open':
      return <Notice tone="success">{t('mailbox.chat.open', { until: line.until })}</Notice>
    case 'away':
      return <Notice tone="warning">{t('mailbox.chat.away')}</Notice>
    case 'closed':
      return (
        <Notice tone="warning">
          {line.opensAt
            ? t('mailbox.chat.closedUntil', { date: formatDate(line.opensAt.day), time: line.opensAt.time })
            : t('mailbox.chat.closed')}
        </Notice>
      )
  }
}
