import { Form, useActionData } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { CheckoutAnswer } from './checkout-view.ts'
import { useFaultWords } from './fault-words.ts'

/** Sends a link by email that opens this cart on another device. */
export function FinishLater({ email, isSent }: { email: string; isSent: boolean }) {
  const { t } = useTranslation()
  const answer = useActionData() as CheckoutAnswer | undefined
  const faultOf = useFaultWords(answer)
  const error = faultOf('later')
  return (
    <details
      open={isSent || error !== undefined}
      className="group rounded-card border border-line bg-paper-raised px-5"
    >
      <summary className="flex min-h-12 cursor-pointer items-center font-bold">
        {t('checkout.later.heading')}
      </summary>
      <div className="pb-5">
        {isSent ? (
          <>
            <Notice tone="success">{t('checkout.later.sent')}</Notice>
            <Form method="post" preventScrollReset className="mt-2">
              <input type="hidden" name="intent" value="resend" />
              <Button type="submit" look="quiet" size="small">
                {t('checkout.later.resend')}
              </Button>
            </Form>
          </>
        ) : null}
        <p className="mb-4 mt-2 text-small text-ink-soft">{t('checkout.later.lead')}</p>
        <Form method="post" noValidate preventScrollReset className="grid gap-3">
          <input type="hidden" name="intent" value="later" />
          <Field
            label={t('checkout.contact.email')}
            name="later"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            defaultValue={answer?.typed.later ?? email}
            error={error}
          />
          <Button type="submit" look="secondary" size="small">
            {t('checkout.later.send')}
          </Button>
        </Form>
        <p className="mt-3 text-fine text-ink-soft">{t('checkout.later.note')}</p>
      </div>
    </details>
  )
}
