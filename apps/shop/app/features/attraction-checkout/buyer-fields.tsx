import { type AttractionContact, buyerField } from '@wojaz/attractions'
import { nameOrder } from '../../i18n/name-order.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Field } from '../../ui/field.tsx'
import type { CartAnswer } from './attraction-checkout-view.ts'

const names = { firstName: 'given-name', lastName: 'family-name' } as const

/** Where the tickets are sent, and whom a supplier calls. */
export function BuyerFields({
  buyer,
  answer,
}: {
  buyer: Partial<AttractionContact>
  answer: CartAnswer | undefined
}) {
  const { t } = useTranslation()
  const locale = useLocale()
  const field = (name: keyof AttractionContact) => ({
    name: buyerField(name),
    required: true,
    defaultValue: answer?.typed[buyerField(name)] ?? buyer[name] ?? '',
    error: answer?.faults[buyerField(name)],
  })
  return (
    <fieldset className="rounded-card bg-paper-raised p-5 shadow-raised sm:p-6">
      <legend className="float-left w-full text-title font-bold">{t('tickets.buyer.heading')}</legend>
      <p className="clear-left mb-4 text-small text-ink-soft">{t('tickets.buyer.lead')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {nameOrder(locale).map((name) => (
          <Field
            key={name}
            label={t(`checkout.participants.${name}`)}
            autoComplete={names[name]}
            {...field(name)}
          />
        ))}
        <Field
          label={t('checkout.contact.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field('email')}
        />
        <Field
          label={t('checkout.contact.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...field('phone')}
        />
      </div>
    </fieldset>
  )
}
