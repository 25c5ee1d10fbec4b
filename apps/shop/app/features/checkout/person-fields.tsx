import { participantField } from '@wojaz/booking'
import { nameOrder } from '../../i18n/name-order.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Field } from '../../ui/field.tsx'
import { RadioRow } from '../../ui/radio-row.tsx'

type FieldOfPerson = 'title' | 'firstName' | 'lastName' | 'birthDate'

const autoCompletes = { firstName: 'given-name', lastName: 'family-name' } as const

/** A traveller's data as in the document. Fields for a grid of two columns. */
export function PersonFields({
  person,
  before,
  faultOf,
  isFirst = false,
  birthDateHint,
  hint,
}: {
  /** Index in the party, from 0. */
  person: number
  before(field: FieldOfPerson): string
  faultOf(name: string): string | undefined
  /** The browser may autofill the name of its user. */
  isFirst?: boolean
  birthDateHint?: string
  /** Shown at every field that has no other hint. */
  hint?: string
}) {
  const { t } = useTranslation()
  const locale = useLocale()
  const field = (id: FieldOfPerson) => {
    const name = participantField(person, id)
    return { name, error: faultOf(name), required: true }
  }
  return (
    <>
      <div className="sm:col-span-2">
        <RadioRow
          label={t('checkout.participants.title')}
          options={(['woman', 'man'] as const).map((id) => ({ id, label: t(`checkout.participants.${id}`) }))}
          chosen={before('title')}
          {...field('title')}
        />
      </div>
      {nameOrder(locale).map((id) => (
        <Field
          key={id}
          label={t(`checkout.participants.${id}`)}
          autoComplete={isFirst ? autoCompletes[id] : 'off'}
          defaultValue={before(id)}
          description={hint}
          {...field(id)}
        />
      ))}
      <Field
        label={t('checkout.participants.birthDate')}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={before('birthDate')}
        description={birthDateHint ?? hint}
        {...field('birthDate')}
      />
    </>
  )
}
