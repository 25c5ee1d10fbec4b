import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { Facts } from './panel.tsx'
import type { MoneyView } from './trip-money-view.ts'

/** Payments, and refunds that are made or pending. */
export function MoneyMoves({ money: { payments, refunds } }: { money: MoneyView }) {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-2">
      {payments.map(({ id, amount, paidOn }) => (
        <li key={id} className="flex items-start gap-2">
          <Icon name="check" size={16} className="mt-1 shrink-0 text-success" />
          {t('payment.success.paidOn', { amount: formatMoney(amount), date: formatDate(paidOn) })}
        </li>
      ))}
      {refunds.map(({ id, amount, askedOn, paidOutOn, backBy }) => (
        <li key={id} className="flex items-start gap-2">
          <Icon name={paidOutOn ? 'check' : 'clock'} size={16} className="mt-1 shrink-0 text-ink-soft" />
          {paidOutOn
            ? t('reservation.refund.done', { amount: formatMoney(amount), date: formatDate(paidOutOn) })
            : t('reservation.refund.waits', {
                amount: formatMoney(amount),
                date: formatDate(askedOn),
                by: formatDate(backBy),
              })}
        </li>
      ))}
    </ul>
  )
}

/** The fee of a cancelled trip, and the date of the refund. */
export function CancelledMoney({ money }: { money: MoneyView }) {
  const { t } = useTranslation()
  const { cancellation } = money
  if (!cancellation) return null
  const { fee, refund, why, on, backBy } = cancellation
  return (
    <div className="grid gap-4">
      <p>{t('reservation.cancelled.on', { date: formatDate(on) })}</p>
      {why === null ? null : <p>{t(`reservation.cancelled.why.${why}`)}</p>}
      <Facts
        facts={[
          [t('reservation.cancelled.fee'), formatMoney(fee)],
          [
            t('reservation.cancelled.refund'),
            <strong key="refund" className="tabular-nums">
              {formatMoney(refund)}
            </strong>,
          ],
        ]}
      />
      {refund > 0 && money.refunds.some(({ paidOutOn }) => paidOutOn === null) ? (
        <p className="text-small text-ink-soft">
          {t('reservation.cancelled.by', { date: formatDate(backBy) })}
        </p>
      ) : null}
    </div>
  )
}
