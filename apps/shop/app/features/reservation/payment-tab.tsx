import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { DueList } from '../payment/payment.ts'
import { UpsellList } from '../upsells/upsells.ts'
import { CorrectionList } from './correction-list.tsx'
import { CancelledMoney, MoneyMoves } from './money-lists.tsx'
import { Facts, Panel } from './panel.tsx'
import { PayTripForm } from './pay-trip-form.tsx'
import type { ReservationHead, ReservationPart } from './reservation-view.ts'
import { TransferDetails } from './transfer-details.tsx'

interface PaymentTabProps {
  head: ReservationHead
  part: Extract<ReservationPart, { tab: 'platnosc' }>
}

/** The price, the payments, what is due, and the form to pay. */
export function PaymentTab({
  head,
  part: { corrections, money, upsells, offer, free, pay, transfer },
}: PaymentTabProps) {
  const { t } = useTranslation()
  return (
    <div
      className={`grid items-start gap-5 lg:grid-cols-2 ${pay ? 'lg:grid-rows-[auto_auto_auto_1fr]' : ''}`}
    >
      {money.cancellation ? (
        <Panel heading={t('reservation.cancelled.title')}>
          <CancelledMoney money={money} />
        </Panel>
      ) : null}
      {money.cancellation ? <CorrectionList number={head.number} corrections={corrections} /> : null}
      {money.due.length > 0 ? (
        <Panel heading={t('reservation.payments.due')}>
          <DueList due={money.due} />
        </Panel>
      ) : null}
      {pay ? (
        // As tall as the content beside it.
        <div className="no-print lg:col-start-2 lg:row-span-4 lg:row-start-1">
          <Panel heading={t('payment.trip.heading')}>
            <PayTripForm pay={pay} />
          </Panel>
        </div>
      ) : null}
      {transfer ? (
        <Panel heading={t('reservation.bankTransfer.heading')}>
          <TransferDetails transfer={transfer} />
        </Panel>
      ) : null}
      <Panel heading={t('reservation.payments.history')}>
        {money.payments.length > 0 ? <MoneyMoves money={money} /> : <p>{t('reservation.payments.none')}</p>}
        {head.state === 'confirmed' && money.paid >= money.total ? (
          <p className="mt-3 font-bold text-success">{t('payment.success.all')}</p>
        ) : null}
      </Panel>
      <Panel heading={t('reservation.payments.price')}>
        <Facts
          facts={[
            [t('reservation.payments.trip'), formatMoney(offer)],
            [t('reservation.payments.total'), <strong key="total">{formatMoney(money.total)}</strong>],
            [t('reservation.payments.paid'), formatMoney(money.paid)],
          ]}
        />
        {upsells.length > 0 ? (
          <div className="mt-4 border-t border-line pt-4">
            <p className="mb-2 text-small font-bold">{t('reservation.payments.upsells')}</p>
            <UpsellList upsells={upsells} free={free} />
          </div>
        ) : null}
      </Panel>
    </div>
  )
}
