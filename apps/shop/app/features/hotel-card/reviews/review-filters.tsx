import { type ReviewSummary, reviewSorts } from '@wojaz/offers/reviews'
import { type ChangeEvent, useContext, useId } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { buttonClass } from '../../../ui/button-look.ts'
import { SelectBox } from '../../../ui/select-box.tsx'
import { KeptParams } from '../card-address.ts'
import { type ReviewChoice, readReviewChoice, reviewParams, writeReviewChoice } from '../review-address.ts'

interface ReviewFiltersProps {
  summary: ReviewSummary
  choice: ReviewChoice
  /** The path of the card, without the query. */
  action: string
  onChoice: (choice: ReviewChoice) => void
}

/** A plain form. With scripts every change applies at once. */
export function ReviewFilters({ summary, choice, action, onChoice }: ReviewFiltersProps) {
  const { t } = useTranslation()
  const kept = [...new URLSearchParams(useContext(KeptParams))]
  const any = { id: '', label: t('hotelCard.reviews.filter.any') }
  const counted = (label: string, count: number) => `${label} (${count})`
  const change = ({ currentTarget: { name, value } }: ChangeEvent<HTMLSelectElement>) =>
    onChoice(readReviewChoice(new URLSearchParams({ ...writeReviewChoice(choice), [name]: value })))
  const field = (name: keyof ReviewChoice) => ({
    name: reviewParams[name],
    value: String(choice[name] ?? ''),
    onChange: change,
  })
  return (
    <form action={action} method="get" aria-label={t('hotelCard.reviews.filters')} className="mt-6">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid grid-cols-2 gap-3 md:grid-cols-[1.4fr_1fr_1fr_1.2fr]">
        <Labelled
          {...field('sorting')}
          isWide
          label={t('hotelCard.reviews.sort')}
          options={reviewSorts.map((id) => ({ id, label: t(`hotelCard.reviews.sort.${id}`) }))}
        />
        <Labelled
          {...field('score')}
          label={t('hotelCard.reviews.filter.score')}
          options={[
            any,
            ...summary.distribution
              .filter(({ count }) => count > 0)
              .map(({ value, count }) => ({ id: String(value), label: counted(String(value), count) })),
          ]}
        />
        <Labelled
          {...field('language')}
          label={t('hotelCard.reviews.filter.language')}
          options={[
            any,
            ...summary.languages.map(({ value, count }) => ({
              id: value,
              label: counted(t(`hotelCard.reviews.language.${value}`), count),
            })),
          ]}
        />
        <Labelled
          {...field('party')}
          isWide
          label={t('hotelCard.reviews.filter.party')}
          options={[
            any,
            ...summary.parties.map(({ value, count }) => ({
              id: value,
              label: counted(t(`hotelCard.reviews.party.${value}`), count),
            })),
          ]}
        />
      </div>
      <noscript>
        <button type="submit" className={`mt-3 ${buttonClass('secondary', 'small')}`}>
          {t('hotelCard.reviews.filter.apply')}
        </button>
      </noscript>
    </form>
  )
}

interface LabelledProps {
  label: string
  name: string
  value: string
  options: { id: string; label: string }[]
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void
  /** Takes the whole width of a phone, because its texts are long. */
  isWide?: boolean
}

function Labelled({ label, isWide = false, ...select }: LabelledProps) {
  const id = useId()
  return (
    <div className={`min-w-0 ${isWide ? 'col-span-2 sm:col-span-1' : ''}`}>
      <label htmlFor={id} className="mb-1 block text-small font-medium">
        {label}
      </label>
      <SelectBox id={id} {...select} />
    </div>
  )
}
