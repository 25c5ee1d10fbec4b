import { type Offer, pricePerPerson } from '@wojaz/offers'
import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../../i18n/use-translation.ts'

/**
 * Both prices of an offer. The URL decides which one is the main price; the other is always shown too. `before` is the price
 * before a reduction, in the unit of the main price, or null.
 */
export function usePriceFigures({ quote, occupancies }: Offer, fullPrice: boolean) {
  const { t } = useTranslation()
  const people = occupancies.reduce((sum, { participantsCount }) => sum + participantsCount, 0)
  const { lowestPriceBefore } = quote
  const forAll = t('hotelCard.box.forPeople', { count: people })
  if (fullPrice || people === 1)
    return {
      isTotal: true,
      main: quote.total,
      mainWords: forAll,
      before: lowestPriceBefore,
      otherWords: people > 1 ? t('hotelCard.box.perPerson', { price: formatMoney(quote.perPerson) }) : null,
    }
  return {
    isTotal: false,
    main: quote.perPerson,
    mainWords: t('hotelCard.box.forOne'),
    before: lowestPriceBefore === null ? null : pricePerPerson(lowestPriceBefore, people),
    otherWords: t('hotelCard.box.together', { price: formatMoney(quote.total), people: forAll }),
  }
}
