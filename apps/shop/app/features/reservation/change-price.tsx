import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Notice } from '../../ui/notice.tsx'
import { DueList } from '../payment/payment.ts'
import type { ChangeTermsView } from './change-view.ts'
import { Facts } from './panel.tsx'
import { PartList } from './part-list.tsx'

/** What changes to what, and what is lost. */
export function ChangedTrip({ terms }: { terms: ChangeTermsView }) {
  const { t } = useTranslation()
  return (
    <>
      {terms.parts.length > 0 ? <PartList parts={terms.parts} /> : <p>{t('reservation.change.nothing')}</p>}
      {terms.lost.length > 0 ? (
        <div className="mt-5">
          <Notice tone="warning" title={t('reservation.change.lost')}>
            {terms.lost.join(', ')}
          </Notice>
        </div>
      ) : null}
    </>
  )
}

/** The price of the change, and the payment or refund. */
export function ChangePrice({ terms }: { terms: ChangeTermsView }) {
  const { t } = useTranslation()
  const { before, difference, fee, feeKind, total, paid, refund, ways, due } = terms
  const sign = difference < 0 ? '−' : '+'
  return (
    <>
      <Facts
        facts={[
          [t('reservation.change.before'), formatMoney(before)],
          [t('reservation.change.difference'), `${sign}${formatMoney(Math.abs(difference))}`],
          ...(feeKind === 'none'
            ? []
            : [[t(`reservation.change.feeKind.${feeKind}`), `+${formatMoney(fee)}`] as const]),
          [
            t('reservation.change.total'),
            <strong key="total" className="text-title tabular-nums">
              {formatMoney(total)}
            </strong>,
          ],
          [t('reservation.payments.paid'), formatMoney(paid)],
          ...(refund > 0
            ? [
                [
                  t('reservation.cancelled.refund'),
                  <strong key="refund" className="tabular-nums text-success">
                    {formatMoney(refund)}
                  </strong>,
                ] as const,
              ]
            : []),
        ]}
      />
      {refund > 0 ? (
        <p>
          {t('reservation.cancel.way', { ways: ways.map((way) => t(`reservation.way.${way}`)).join(', ') })}
        </p>
      ) : null}
      {due.length > 0 ? (
        <div>
          <p className="mb-1 font-bold">{t('reservation.change.due')}</p>
          <DueList due={due} />
          <p className="mt-1 text-small text-ink-soft">{t('reservation.change.dueNote')}</p>
        </div>
      ) : null}
    </>
  )
}
