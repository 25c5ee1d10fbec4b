import { useActionData } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { findBookingAddress } from './find-booking-address.ts'

/** The response to the form: a sentence for each field that must be corrected. */
export interface FindBookingAnswer {
  fields: { number?: string; email?: string }
  typed: { number: string; email: string }
}

/** Number and email of an order. A native form, so it works without scripts. */
export function FindBookingForm({ number = '' }: { number?: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const answer = useActionData() as FindBookingAnswer | undefined
  const { fields = {}, typed } = answer ?? {}
  return (
    <form
      method="post"
      action={findBookingAddress(locale)}
      noValidate
      className="grid max-w-[30rem] gap-5 rounded-card bg-paper-raised p-5 shadow-raised sm:p-7"
    >
      <Field
        name="number"
        label={t('payment.find.number')}
        description={t('payment.find.numberHint')}
        autoComplete="off"
        required
        autoFocus={fields.number !== undefined}
        defaultValue={typed?.number ?? number}
        error={fields.number}
      />
      <Field
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('payment.find.email')}
        required
        autoFocus={fields.number === undefined && fields.email !== undefined}
        defaultValue={typed?.email}
        error={fields.email}
      />
      <Button type="submit" size="large" fullWidth>
        {t('payment.find.button')}
      </Button>
    </form>
  )
}
