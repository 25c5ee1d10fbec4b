import { Form } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { paymentAddress } from '../checkout/checkout.ts'

/** Cancels an unpaid order with one press. There is no confirmation, because the next page can undo it. */
export function CancelOrder({ number }: { number: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Form
      method="post"
      action={paymentAddress(locale, number)}
      className="mt-2 grid justify-items-start gap-3 border-t border-line pt-6"
    >
      <p className="max-w-reading text-small text-ink-soft">{t('payment.cancel.lead')}</p>
      <Button type="submit" name="intent" value="cancel" look="secondary" size="small">
        {t('payment.cancel.button')}
      </Button>
    </Form>
  )
}
