import { type Contact, contactField, type Participant } from '@wojaz/booking'
import { type NameField, nameOrder } from '../../i18n/name-order.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Field } from '../../ui/field.tsx'
import type { CheckoutAnswer } from './checkout-view.ts'
import { useFaultWords } from './fault-words.ts'

interface ContactFieldsProps {
  contact: Contact | null
  /** Initial values from the account. */
  saved: Partial<Contact>
  /** The first traveller, who orders unless somebody else is named. */
  first: Participant | undefined
  answer: CheckoutAnswer | undefined
}

const fields = [
  ['email', { type: 'email', inputMode: 'email', autoComplete: 'email' }],
  ['phone', { type: 'tel', inputMode: 'tel', autoComplete: 'tel' }],
  ['street', { autoComplete: 'street-address' }],
  ['postalCode', { autoComplete: 'postal-code' }],
  ['city', { autoComplete: 'address-level2' }],
] as const

/** The address for the confirmation, documents and news of the trip. */
export function ContactFields({ contact, saved, first, answer }: ContactFieldsProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const faultOf = useFaultWords(answer)
  const isFirst = contact?.firstName === first?.firstName && contact?.lastName === first?.lastName
  const known: Partial<Contact> = { ...saved, ...contact }
  const before = (field: keyof Contact) => answer?.typed[contactField(field)] ?? known[field] ?? ''
  const ownName = (field: NameField) =>
    answer?.typed[contactField(field)] ?? (isFirst ? '' : (contact?.[field] ?? ''))
  const isOther = ownName('firstName') !== '' || ownName('lastName') !== ''
  return (
    <fieldset className="rounded-card bg-paper-raised p-5 shadow-raised sm:p-6">
      <legend className="float-left w-full text-title font-bold">{t('checkout.contact.heading')}</legend>
      <p className="clear-left mb-4 text-small text-ink-soft">{t('checkout.contact.lead')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(([field, traits]) => (
          <div key={field} className={field === 'street' ? 'sm:col-span-2' : undefined}>
            <Field
              label={t(`checkout.contact.${field}`)}
              name={contactField(field)}
              {...traits}
              required
              defaultValue={before(field)}
              description={field === 'phone' ? t('checkout.contact.phoneHint') : undefined}
              error={faultOf(contactField(field))}
            />
          </div>
        ))}
      </div>
      <details className="mt-4" open={isOther}>
        <summary className="flex min-h-11 cursor-pointer items-center text-small font-bold text-accent">
          {t('checkout.contact.other')}
        </summary>
        <p className="mb-3 text-small text-ink-soft">{t('checkout.contact.otherHint')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {nameOrder(locale).map((field) => (
            <Field
              key={field}
              label={t(`checkout.participants.${field}`)}
              name={contactField(field)}
              autoComplete="off"
              defaultValue={ownName(field)}
              error={faultOf(contactField(field))}
            />
          ))}
        </div>
      </details>
    </fieldset>
  )
}
