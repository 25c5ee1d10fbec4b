import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Choice } from './search-options.ts'

/** The lowest price and number of offers of a choice, or why it has none. */
export function useFactsWords() {
  const { t } = useTranslation()
  return ({ count, fromPrice }: Pick<Choice, 'count' | 'fromPrice'>, isDead: boolean): string =>
    isDead
      ? t('bar.noOffers')
      : [
          fromPrice !== null && t('offers.from', { price: formatMoney(fromPrice) }),
          count !== null && t('bar.offers', { count }),
        ]
          .filter(Boolean)
          .join(' · ')
}
