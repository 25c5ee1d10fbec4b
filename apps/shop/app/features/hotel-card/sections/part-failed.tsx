import { useLocation } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { CardPart } from '../hotel-card-view.ts'

/** Keys of the dictionary. */
const words: Record<CardPart | 'choice' | 'busyChoice', string> = {
  choice: 'hotelCard.failed.choice',
  busyChoice: 'hotelCard.failed.busyChoice',
  configurator: 'hotelCard.failed.configurator',
  calendar: 'hotelCard.failed.calendar',
  rooms: 'hotelCard.failed.rooms',
  offers: 'hotelCard.offers.failed',
  upsells: 'hotelCard.failed.upsells',
  others: 'hotelCard.failed.others',
  reviews: 'hotelCard.reviews.failed',
}

/** Takes the place of a part that could not be loaded. The retry loads the same page again, with or without scripts. */
export function PartFailed({ part }: { part: keyof typeof words }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <Notice tone="error">
      {t(words[part])}{' '}
      <a href={pathname + search} className="font-bold text-accent underline decoration-1 underline-offset-4">
        {t('hotelCard.retry')}
      </a>
    </Notice>
  )
}
