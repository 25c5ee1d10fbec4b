import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Container } from '../../ui/container.tsx'
import { OfferHeart } from '../wishlist/wishlist.ts'
import { SavedCard } from './saved-card.tsx'
import type { SavedOffer } from './saved-offer.ts'

/** A shared list as its recipients see it: the same offers and prices, which they can save too. */
export function SharedScreen({ offers, locale }: { offers: SavedOffer[]; locale: Locale }) {
  const { t } = useTranslation()
  return (
    <Container className="py-8 md:py-12">
      <title>{`${t('wishlistPage.sharedTitle')} | Wojaż`}</title>
      <h1 className="text-display">{t('wishlistPage.sharedTitle')}</h1>
      <p className="mb-7 mt-3 max-w-reading text-lead text-ink-soft">
        {offers.length > 0 ? t('wishlistPage.sharedLead') : t('wishlistPage.sharedEmpty')}
      </p>
      {offers.length > 0 ? (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {offers.map((offer) => (
            <li key={offer.id}>
              <SavedCard
                offer={offer}
                actions={
                  offer.sale ? (
                    <OfferHeart offerCode={offer.code} hotelName={offer.hotelName} className="ml-auto" />
                  ) : null
                }
              />
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-8">
        <ButtonLink href={localisedPath(locale, '/wypoczynek')} look="secondary">
          {t('wishlistPage.browse')}
        </ButtonLink>
      </p>
    </Container>
  )
}
