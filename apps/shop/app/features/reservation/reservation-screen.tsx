import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { CountMark } from '../../ui/count-mark.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { accountAddress } from '../account/account.ts'
import { ChatTab } from './chat-tab.tsx'
import { DocumentsTab } from './documents-tab.tsx'
import { GuideTab } from './guide-tab.tsx'
import { HotelTab } from './hotel-tab.tsx'
import { ManageTab } from './manage-tab.tsx'
import { NoticeLines } from './notice-lines.tsx'
import { PaymentTab } from './payment-tab.tsx'
import { tabAddress } from './reservation-address.ts'
import type { ReservationHead, ReservationPage } from './reservation-view.ts'
import { SharingPanels } from './sharing-panels.tsx'
import { SummaryTab } from './summary-tab.tsx'
import { TravelTab } from './travel-tab.tsx'
import { TripHead } from './trip-head.tsx'
import { UpsellsTab } from './upsells-tab.tsx'

/** One reservation: the trip at the top, and one of its tabs below. */
export function ReservationScreen({ page: { head, part, sharing } }: { page: ReservationPage }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Container className="grid gap-6 py-6 lg:py-10">
      <title>{`${t(`reservation.tab.${part.tab}`)}, ${head.name} | Wojaż`}</title>
      <div className="grid gap-3">
        <p className="no-print">
          <TextLink look="standalone" href={accountAddress(locale, 'home')}>
            {t('reservation.all')}
          </TextLink>
        </p>
        <TripHead head={head} />
      </div>
      <NoticeLines notices={head.notices} />
      <Tabs head={head} current={part.tab} />
      <Part page={{ head, part }} />
      {sharing ? <SharingPanels sharing={sharing} /> : null}
    </Container>
  )
}

function Part({ page: { head, part } }: { page: Pick<ReservationPage, 'head' | 'part'> }) {
  switch (part.tab) {
    case 'podsumowanie':
      return <SummaryTab head={head} part={part} />
    case 'podroz':
      return <TravelTab part={part} />
    case 'przewodnik':
      return <GuideTab head={head} part={part} />
    case 'hotel':
      return <HotelTab head={head} part={part} />
    case 'dokumenty':
      return <DocumentsTab head={head} part={part} />
    case 'uslugi':
      return <UpsellsTab head={head} part={part} />
    case 'platnosc':
      return <PaymentTab head={head} part={part} />
    case 'czat':
      return <ChatTab part={part} />
    case 'zarzadzanie':
      return <ManageTab head={head} part={part} />
  }
}

function Tabs({ head: { number, tabs, unread = 0 }, current }: { head: ReservationHead; current: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <nav aria-label={t('reservation.tabs')} className="no-print border-b border-line">
      <ul className="flex flex-wrap gap-x-1">
        {tabs.map((tab) => (
          <li key={tab}>
            <a
              href={tabAddress(locale, number, tab)}
              aria-current={tab === current ? 'page' : undefined}
              className="-mb-px inline-flex min-h-11 items-center whitespace-nowrap border-b-2 border-transparent px-3 text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-bold aria-[current=page]:text-ink"
            >
              {t(`reservation.tab.${tab}`)}
              {tab === 'czat' && unread > 0 ? (
                <span className="pl-2">
                  <CountMark count={unread} words={t('header.unread', { count: unread })} />
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
