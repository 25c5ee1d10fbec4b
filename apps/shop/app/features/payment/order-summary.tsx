import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { OfferSum, TripFacts } from '../checkout/checkout.ts'
import { UpsellList } from '../upsells/upsells.ts'
import type { OrderView } from './payment-view.ts'

/** The trip and its exact price, in sight until it is paid. */
export function OrderSummary({ order }: { order: OrderView }) {
  const { t } = useTranslation()
  const { number, offer, price, upsells, free, paid } = order
  return (
    <div className="grid gap-4">
      <p className="text-small text-ink-soft">{t('payment.number', { number })}</p>
      <TripFacts offer={offer} offerUrl={null} />
      {upsells.length > 0 ? (
        <div className="border-t border-line pt-3">
          <p className="mb-2 text-small font-bold">{t('checkout.summary.upsells')}</p>
          <UpsellList upsells={upsells} free={free} />
        </div>
      ) : null}
      <dl className="grid gap-1 border-t-2 border-ink pt-3 text-small">
        <OfferSum offer={offer} amount={price.offer} />
        {upsells.length > 0 ? <Sum name={t('checkout.price.upsells')} amount={price.upsells} /> : null}
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="font-bold">{t('checkout.price.total')}</dt>
          <dd className="whitespace-nowrap text-heading font-black tabular-nums">
            {formatMoney(price.total)}
          </dd>
        </div>
        {paid > 0 ? (
          <>
            <Sum name={t('payment.paid')} amount={paid} />
            <Sum name={t('payment.left')} amount={price.total - paid} />
          </>
        ) : null}
      </dl>
    </div>
  )
}

function Sum({ name, amount }: { name: string; amount: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd className="whitespace-nowrap tabular-nums">{formatMoney(amount)}</dd>
    </div>
  )
}
