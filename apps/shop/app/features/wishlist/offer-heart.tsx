import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { HeartForm } from './heart-form.tsx'
import { useSaved } from './saved-codes.ts'

interface OfferHeartProps {
  offerCode: string
  hotelName: string
  /** Its position on the card. */
  className?: string
}

/** Saves an offer or removes it. Without scripts it saves and leads to the list. */
export function OfferHeart({ offerCode, hotelName, className = '' }: OfferHeartProps) {
  const { t } = useTranslation()
  const isSaved = useSaved()?.offerCodes.includes(offerCode) ?? false
  return (
    <HeartForm offerCode={offerCode} isSaved={isSaved} className={className}>
      <button
        type="submit"
        aria-pressed={isSaved}
        aria-label={t('wishlist.heart', { hotel: hotelName })}
        className={`grid size-11 cursor-pointer place-items-center rounded-round bg-paper-raised shadow-raised hover:text-accent ${isSaved ? 'text-accent' : ''}`}
      >
        <Icon name="heart" className={isSaved ? 'fill-current' : ''} />
      </button>
    </HeartForm>
  )
}
