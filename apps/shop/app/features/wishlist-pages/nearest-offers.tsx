import { useTranslation } from '../../i18n/use-translation.ts'
import { ContentLink } from '../../ui/content-link.tsx'
import { OfferGrid } from '../offer-cards/offer-cards.ts'
import type { SavedOffer } from './saved-offer.ts'

/** Below a sold-out offer: alternatives, or where else to look. */
export function NearestOffers({ offer: { hotel, alternatives } }: { offer: SavedOffer }) {
  const { t } = useTranslation()
  if (alternatives.length === 0) {
    return (
      <p className="px-2.5 pb-2.5 pt-1 text-small text-ink-soft">
        {hotel ? t('wishlistPage.noneNear') : t('wishlistPage.hotelGone')}{' '}
        <ContentLink
          url={hotel?.placeUrl ?? '/wypoczynek'}
          className="text-accent underline decoration-1 underline-offset-4"
        >
          {hotel?.place ?? t('wishlistPage.browse')}
        </ContentLink>
      </p>
    )
  }
  return (
    <div className="px-2.5 pb-2.5 pt-5">
      <h3 className="mb-3 text-body font-bold">{t('wishlistPage.nearest')}</h3>
      <OfferGrid offers={alternatives} headingLevel={4} />
    </div>
  )
}
