import { formatDate } from '@wojaz/travel/dates'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AccountTabs } from '../account/account.ts'
import { Conversation } from './conversation.tsx'
import { mailboxAddress } from './mailbox-address.ts'
import type { ThreadView } from './mailbox-view.ts'

export function ThreadScreen({ view: { trip, subject, tripUrl, conversation } }: { view: ThreadView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const title = trip?.name ?? subject ?? t('mailbox.title')
  return (
    <>
      <AccountTabs current="mailbox" />
      <Container className="grid gap-6 py-6 lg:py-10">
        <title>{`${title} | Wojaż`}</title>
        <div className="grid gap-2">
          <p>
            <TextLink look="standalone" href={mailboxAddress(locale)}>
              {t('mailbox.all')}
            </TextLink>
          </p>
          <h1 className="text-heading wrap-anywhere">{title}</h1>
          {trip ? (
            <p className="text-ink-soft">
              {t('mailbox.trip', { number: trip.number, date: formatDate(trip.departureDate) })}
            </p>
          ) : null}
          {tripUrl ? (
            <p>
              <TextLink href={tripUrl}>{t('mailbox.openTrip')}</TextLink>
            </p>
          ) : null}
        </div>
        <div className="max-w-[52rem]">
          <Conversation key={conversation.id} view={conversation} />
        </div>
      </Container>
    </>
  )
}
