import { useTranslation } from '../../i18n/use-translation.ts'
import type { SavedOffer } from './saved-offer.ts'

/** '2 dorosłych, 1 dziecko' */
export function usePartyWords({ adults, children }: Pick<SavedOffer, 'adults' | 'children'>): string {
  const { t } = useTranslation()
  const grown = t('wishlistPage.adults', { count: adults })
  return children > 0 ? `${grown}, ${t('wishlistPage.children', { count: children })}` : grown
}
