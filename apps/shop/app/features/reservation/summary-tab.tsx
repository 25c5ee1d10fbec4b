import { formatMoney } from '@wojaz/travel/money'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { documentAddress } from '../payment/payment.ts'
import { FreeLeaving } from './free-leaving.tsx'
import { MissingList } from './missing-list.tsx'
import { CancelledMoney } from './money-lists.tsx'
import { Panel } from './panel.tsx'
import { tabAddress } from './reservation-address.ts'
import type { ReservationHead, ReservationPart } from './reservation-view.ts'
import { TripSteps } from './trip-steps.tsx'

interface SummaryTabProps {
  head: ReservationHead
  part: Extract<ReservationPart, { tab: 'podsumowanie' }>
}

/** The trip at a glance: to-do list, journey from door to door, travellers. */
export function SummaryTab({ head, part: { steps, people, money, missing, free } }: SummaryTabProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const isOn = head.state === 'confirmed'
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid gap-5">
        {money.cancellation ? (
          <Panel heading={t('reservation.cancelled.title')}>
            <CancelledMoney money={money} />
          </Panel>
        ) : null}
        {head.after ? <AfterTrip after={head.after} /> : null}
        {free ? (
          <FreeLeaving free={free}>
            <p className="no-print mt-1">
              <TextLink look="standalone" href={tabAddress(locale, head.number, 'zarzadzanie')}>
                {t('reservation.cancel.free.open')}
              </TextLink>
            </p>
          </FreeLeaving>
        ) : null}
        {isOn && !head.after ? <ToDo number={head.number} missing={missing} /> : null}
        {steps.length > 0 ? (
          <Panel heading={t('reservation.steps.title')}>
            <TripSteps steps={steps} />
          </Panel>
        ) : null}
      </div>
      <div className="grid gap-5">
        <Panel heading={t('reservation.people')}>
          <ul className="grid gap-2">
            {people.map((name) => (
              <li key={name} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        </Panel>
        <Panel heading={t('reservation.tab.platnosc')}>
          {/* For a cancelled trip, the payments and refunds are beside it. */}
          {isOn ? (
            <p className="mb-2">
              {money.paid < money.total
                ? t('account.reservation.paidOf', {
                    paid: formatMoney(money.paid),
                    total: formatMoney(money.total),
                  })
                : t('account.reservation.paidAll', { amount: formatMoney(money.paid) })}
            </p>
          ) : null}
          <p className="no-print">
            <TextLink look="standalone" href={tabAddress(locale, head.number, 'platnosc')}>
              {t('reservation.payments.open')}
            </TextLink>
          </p>
        </Panel>
        {isOn ? (
          <div className="no-print">
            <Panel heading={t('reservation.take.title')}>
              <PrintButton>{t('reservation.print')}</PrintButton>
              <p>
                <a
                  href={documentAddress(locale, head.number, 'kalendarz.ics', null)}
                  download
                  className="inline-flex min-h-11 items-center font-bold text-accent underline decoration-1 underline-offset-4"
                >
                  {t('payment.success.calendar')}
                </a>
              </p>
            </Panel>
          </div>
        ) : null}
      </div>
    </div>
  )
}

/** Links to review the hotel and to book the trip again for the same people. */
function AfterTrip({ after: { again, review } }: { after: NonNullable<ReservationHead['after']> }) {
  const { t } = useTranslation()
  return (
    <Panel heading={t('reservation.after.title')}>
      <div className="no-print flex flex-wrap gap-3">
        <ButtonLink href={again}>{t('reservation.again')}</ButtonLink>
        {review ? (
          <ButtonLink look="secondary" href={review}>
            {t('reservation.review.title')}
          </ButtonLink>
        ) : null}
      </div>
      <p className="mt-3 text-small text-ink-soft">{t('reservation.againLead')}</p>
    </Panel>
  )
}

/** What the guest has to do, the most urgent first, or that there is nothing. */
function ToDo({ number, missing }: Pick<SummaryTabProps['part'], 'missing'> & { number: string }) {
  const { t } = useTranslation()
  if (missing.length === 0)
    return (
      <p className="flex items-start gap-3 rounded-card bg-success-wash p-5">
        <Icon name="check" className="mt-0.5 shrink-0 text-success" />
        {t('reservation.todo.nothing')}
      </p>
    )
  return (
    <Panel heading={t('reservation.todo.title')}>
      <MissingList number={number} missing={missing} />
    </Panel>
  )
}
