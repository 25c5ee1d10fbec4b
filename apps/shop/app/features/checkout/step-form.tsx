import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useActionData } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { paymentAddress } from './checkout-address.ts'
import type { CheckoutAnswer } from './checkout-view.ts'

interface StepFormProps {
  /** The price that the guest sees. It is sent with the form, so that nobody agrees to another price. */
  offerPrice: number
  onChange?: (form: HTMLFormElement) => void
  children: (answer: CheckoutAnswer | undefined) => ReactNode
}

/** Links to the orders that must be paid or cancelled first. */
function UnpaidOrders({ numbers }: { numbers: readonly string[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (numbers.length === 0) return null
  return (
    <ul className="mt-2 grid gap-1">
      {numbers.map((number) => (
        <li key={number}>
          <TextLink href={paymentAddress(locale, number)}>
            {t('checkout.summary.unpaid', { number })}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

/** One form per step, sent to its own page. Errors come back at their fields, and the first wrong field gets the focus. */
export function StepForm({ offerPrice, onChange, children }: StepFormProps) {
  const { t } = useTranslation()
  const answer = useActionData() as CheckoutAnswer | undefined
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const wrong = answer && form.current?.querySelector<HTMLElement>('[aria-invalid]')
    // For a group of choices, focuses its first field.
    const target = wrong?.matches('input') ? wrong : wrong?.querySelector<HTMLElement>('input')
    target?.focus()
  }, [answer])
  // The fault `later` belongs to the form for continuing later, which shows it itself.
  const wrong = Object.keys(answer?.faults ?? {}).filter((field) => field !== 'later').length
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      className="grid gap-6"
      onChange={(event) => onChange?.(event.currentTarget)}
    >
      <input type="hidden" name="offerPrice" value={offerPrice} />
      {answer?.note ? (
        <Notice tone="error">
          <p>{t(`checkout.${answer.note}`)}</p>
          <UnpaidOrders numbers={answer.unpaid ?? []} />
        </Notice>
      ) : null}
      {wrong > 0 ? <Notice tone="error">{t('checkout.mend', { count: wrong })}</Notice> : null}
      {children(answer)}
    </Form>
  )
}
