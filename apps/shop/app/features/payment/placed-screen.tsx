import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FromOrder } from '../account/account.ts'
import { paymentAddress } from '../checkout/checkout.ts'
import { ClosedOrder } from './closed-order.tsx'
import { HoldTime } from './hold-time.tsx'
import { confirmAddress } from './payment-address.ts'
import { PaymentFrame } from './payment-frame.tsx'
import type { PlacedPage } from './payment-view.ts'

/** The order is placed and its places are held, but the bank did not respond: what that means, and how to go on. */
export function PlacedScreen({ page }: { page: PlacedPage }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (page.kind !== 'placed') return <ClosedOrder page={page} />
  const { order } = page
  return (
    <PaymentFrame title={t('payment.placed.title')} lead={t('payment.placed.lead')} order={order}>
      <Notice tone="warning" title={t('payment.silent.title')}>
        {t('payment.silent.lead')}
      </Notice>
      <HoldTime until={order.heldUntil} />
      <p className="wrap-anywhere">{t('payment.placed.email', { email: order.email })}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink size="large" href={paymentAddress(locale, order.number)}>
          {t('payment.again')}
        </ButtonLink>
        <ButtonLink look="secondary" size="large" href={confirmAddress(locale, order.number)}>
          {t('payment.check')}
        </ButtonLink>
      </p>
      {order.owner ? <FromOrder owner={order.owner} /> : null}
    </PaymentFrame>
  )
}
