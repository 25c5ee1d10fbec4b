import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SpinnerRing } from '../../ui/spinner-ring.tsx'
import { paymentAddress } from '../checkout/checkout.ts'
import { ClosedOrder } from './closed-order.tsx'
import { HoldTime } from './hold-time.tsx'
import { PaymentFrame } from './payment-frame.tsx'
import type { WaitingPage } from './payment-view.ts'
import { useAsking } from './use-asking.ts'

/** Until the bank has decided, polls every two seconds, with scripts and without. A reload has no side effects. */
export function WaitingScreen({ page }: { page: WaitingPage }) {
  const { t } = useTranslation()
  const locale = useLocale()
  useAsking(page.kind === 'waiting')
  if (page.kind !== 'waiting') return <ClosedOrder page={page} />
  const { order, method, isLong, isBankSilent } = page
  const name = method === 'blik' ? 'blik' : 'bank'
  return (
    <PaymentFrame title={t('payment.waiting.title')} order={order}>
      <noscript>
        <meta httpEquiv="refresh" content="2" />
      </noscript>
      <div className="flex items-start gap-5 rounded-card bg-paper-raised p-6 shadow-raised">
        <span aria-hidden="true" className="mt-1 text-accent">
          <SpinnerRing size={50} />
        </span>
        <div role="status" className="grid min-w-0 gap-2 wrap-anywhere">
          <p className="text-lead font-bold">{t(`payment.waiting.${name}`)}</p>
          <p>{t(isLong ? 'payment.waiting.long' : 'payment.waiting.lead', { email: order.email })}</p>
        </div>
      </div>
      {isBankSilent ? <Notice tone="warning">{t('payment.waiting.silent')}</Notice> : null}
      <HoldTime until={order.heldUntil} />
      <p>
        <ButtonLink look="secondary" href={paymentAddress(locale, order.number)}>
          {t('payment.otherWay')}
        </ButtonLink>
      </p>
    </PaymentFrame>
  )
}
