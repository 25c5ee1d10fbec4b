import type { ReviewSummary } from '@wojaz/offers/reviews'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** Whether and how the shop checks that reviewers were there. The law requires this beside the reviews (UPNPR, art. 6). */
export function Verification({ sources }: Pick<ReviewSummary, 'sources'>) {
  const { t } = useTranslation()
  return (
    <div className="mt-5 rounded-card bg-paper-sunk px-4 py-3 text-small">
      <h3 className="font-bold">{t('hotelCard.reviews.verified')}</h3>
      {sources.map(({ value }) => (
        <p key={value} className="mt-1 max-w-reading">
          {t(`hotelCard.reviews.how.${value}`)}
        </p>
      ))}
      <p className="mt-1 max-w-reading text-ink-soft">{t('hotelCard.reviews.how.all')}</p>
    </div>
  )
}
