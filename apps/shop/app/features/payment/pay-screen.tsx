import { Form } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { FromOrder } from '../account/account.ts'
import { CancelOrder } from './cancel-order.tsx'
import { ClosedOrder } from './closed-order.tsx'
import { HoldTime } from './hold-time.tsx'
import { PayForm } from './pay-form.tsx'
import { confirmAddress } from './payment-address.ts'
import { PaymentFrame } from './payment-frame.tsx'
import type { PayPage } from './payment-view.ts'

/** Where a guest chooses how to pay. After a refusal it also says what happened. */
export function PayScreen({ page, isAfterRefusal }: { page: PayPage; isAfterRefusal: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (page.kind !== 'pay') return <ClosedOrder page={page} />
  const { order, choice } = page
  const name = isAfterRefusal ? 'failed' : order.paid > 0 ? 'balance' : 'page'
  return (
    <PaymentFrame title={t(`payment.${name}.title`)} lead={t(`payment.${name}.lead`)} order={order}>
      <HoldTime until={order.heldUntil} />
      {choice.isWaiting ? (
        <Notice>
          {t('payment.stillWaiting')}{' '}
          <TextLink href={confirmAddress(locale, order.number)}>{t('payment.see')}</TextLink>
        </Notice>
      ) : null}
      {choice.methods.length === 0 ? (
        <>
          <Notice tone="warning" title={t('payment.silent.title')}>
            {t('payment.silent.lead')}
          </Notice>
          <Form method="get">
            <Button type="submit" size="large">
              {t('payment.again')}
            </Button>
          </Form>
        </>
      ) : (
        <PayForm number={order.number} choice={choice} />
      )}
      {order.heldUntil === null ? null : <CancelOrder number={order.number} />}
      {order.owner && order.paid > 0 ? <FromOrder owner={order.owner} /> : null}
    </PaymentFrame>
  )
}
