import { documentField } from '@wojaz/booking'
import type { DocumentField } from '@wojaz/mail'
import { formatDate } from '@wojaz/travel/dates'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import type { ShownDocument } from './checkout-view.ts'

/** The id of the list of countries that fields suggest. */
const countryList = 'countries'

export function CountryList({ names }: { names: readonly string[] }) {
  return (
    <datalist id={countryList}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}

interface DocumentFieldsProps {
  /** Index in the party, from 0. */
  person: number
  known: ShownDocument | null
  /** The country that issued most guests' documents. */
  home: string
  typed: Readonly<Record<string, string>> | undefined
  faultOf(name: string): string | undefined
}

/** Fields for a grid of two columns. A stored number is not shown and need not be typed again. */
export function DocumentFields({ person, known, home, typed, faultOf }: DocumentFieldsProps) {
  const { t } = useTranslation()
  const before: Record<DocumentField, string> = {
    documentType: known?.type ?? '',
    documentNumber: '',
    documentValidUntil: known?.validUntil ? formatDate(known.validUntil) : '',
    documentNationality: known?.nationality ?? home,
    documentIssuingCountry: known?.issuingCountry ?? home,
  }
  const field = (id: DocumentField) => {
    const name = documentField(person, id)
    return {
      name,
      error: faultOf(name),
      defaultValue: typed?.[name] ?? before[id],
      autoComplete: 'off' as const,
    }
  }
  const { autoComplete: _, ...type } = field('documentType')
  return (
    <>
      <NativeSelect
        label={t('checkout.document.type')}
        options={[
          { id: 'passport', label: t('checkout.document.passport') },
          { id: 'id-card', label: t('checkout.document.idCard') },
        ]}
        none={t('checkout.document.none')}
        {...type}
      />
      <Field
        label={t('checkout.document.number')}
        description={known ? t('checkout.document.kept', { number: known.number }) : undefined}
        {...field('documentNumber')}
      />
      <Field
        label={t('checkout.document.validUntil')}
        inputMode="numeric"
        description={t('checkout.document.dateHint')}
        {...field('documentValidUntil')}
      />
      <Field
        label={t('checkout.document.nationality')}
        list={countryList}
        {...field('documentNationality')}
      />
      <Field
        label={t('checkout.document.issuingCountry')}
        list={countryList}
        {...field('documentIssuingCountry')}
      />
    </>
  )
}
