import { documentField, documentOfField, type SavedPerson } from '@wojaz/booking'
import { documentFields } from '@wojaz/mail'
import { formatDate } from '@wojaz/travel/dates'
import { useTranslation } from '../../i18n/use-translation.ts'
import { NativeSelect } from '../../ui/native-select.tsx'
import type { CheckoutAnswer, CheckoutTravellerData } from './checkout-view.ts'
import { DocumentFields } from './document-fields.tsx'
import { useFaultWords } from './fault-words.ts'

interface TravellerDocumentProps {
  person: number
  data: CheckoutTravellerData
  savedPeople: readonly SavedPerson[]
  answer: CheckoutAnswer | undefined
}

/** The document of one traveller, folded because it is optional now. Its fields are sent even when it is closed. */
export function TravellerDocument({ person, data, savedPeople, answer }: TravellerDocumentProps) {
  const { t } = useTranslation()
  const faultOf = useFaultWords(answer)
  const { need, documents, home } = data
  const known = documents[person] ?? null
  const hasFault = documentFields.some((field) => faultOf(documentField(person, field)) !== undefined)
  const saved = savedPeople.flatMap(({ id, firstName, lastName, document }) =>
    document ? { id, label: `${firstName} ${lastName}: ${typeWords(document.type)} ${document.number}` } : [],
  )
  function typeWords(type: 'passport' | 'id-card') {
    return t(type === 'passport' ? 'checkout.document.passport' : 'checkout.document.idCard')
  }
  return (
    <details className="mt-4" open={hasFault}>
      <summary className="flex min-h-11 cursor-pointer items-center text-small font-bold text-accent">
        {known
          ? `${typeWords(known.type)} ${known.number}`
          : need
            ? t('checkout.document.neededBy', { date: formatDate(need.by) })
            : t('checkout.document.optional')}
      </summary>
      <p className="mb-3 text-small text-ink-soft">
        {need
          ? `${t(need.isPassport ? 'checkout.document.passportOnly' : 'checkout.document.either')} `
          : null}
        {t('checkout.document.lead')}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {saved.length > 0 ? (
          <div className="sm:col-span-2">
            <NativeSelect
              label={t('checkout.document.saved')}
              name={documentOfField(person)}
              options={saved}
              none={t('checkout.document.savedNone')}
              defaultValue={answer?.typed[documentOfField(person)] ?? ''}
            />
          </div>
        ) : null}
        <DocumentFields person={person} known={known} home={home} typed={answer?.typed} faultOf={faultOf} />
      </div>
    </details>
  )
}
