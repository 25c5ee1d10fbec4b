import { formatMoney } from '@wojaz/travel/money'
import { useEffect, useRef, useState } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { paymentAddress } from '../checkout/checkout.ts'
import { MethodFields } from './method-fields.tsx'
import type { PayAnswer, PayChoice, PayFault } from './payment-view.ts'
import { VariantFields } from './variant-fields.tsx'

const faultWords: Readonly<Record<PayFault, string>> = {
  'variant-missing': 'payment.fault.variantMissing',
  'method-missing': 'payment.fault.methodMissing',
  'method-off': 'payment.fault.methodOff',
  'method-limit': 'payment.fault.methodLimit',
  'code-missing': 'payment.fault.codeMissing',
  'not-offered': 'payment.fault.notOffered',
}

/** The field that gets the focus after a fault. */
function fieldOf(fault: PayFault): string {
  if (fault === 'code-missing') return '[name=code]'
  return fault === 'variant-missing' || fault === 'not-offered' ? '[name=variant]' : '[name=method]:enabled'
}

/** The amount, the method and one button. A plain form that works without scripts. */
export function PayForm({ number, choice }: { number: string; choice: PayChoice }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { state } = useNavigation()
  const answer = useActionData<PayAnswer>()
  const before = choice.options.find(({ variant }) => variant === answer?.typed.variant)
  const [variant, setVariant] = useState(before?.variant ?? choice.chosen)
  const [method, setMethod] = useState(answer?.typed.method ?? 'blik')
  const option = choice.options.find((one) => one.variant === variant) ?? choice.options[0]
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>(fieldOf(answer.fault))?.focus()
  }, [answer])
  if (!option) return null
  return (
    <Form ref={form} method="post" action={paymentAddress(locale, number)} className="grid gap-8">
      <input type="hidden" name="attempt" value={choice.attempt} />
      {answer ? <Notice tone="error">{t(faultWords[answer.fault])}</Notice> : null}
      <VariantFields options={choice.options} chosen={variant} onChoose={setVariant} />
      <MethodFields
        methods={choice.methods}
        amount={option.now}
        chosen={method}
        isCodeMissing={answer?.fault === 'code-missing'}
        onChoose={setMethod}
      />
      <div className="grid gap-3 sm:justify-items-start">
        <Button type="submit" size="large" isPending={state !== 'idle'}>
          {t('payment.pay', { amount: formatMoney(option.now) })}
        </Button>
        <p className="text-small text-ink-soft">{t('payment.safe')}</p>
      </div>
    </Form>
  )
}
