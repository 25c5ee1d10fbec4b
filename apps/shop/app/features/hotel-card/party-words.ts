import type { Party } from '@wojaz/travel'
import { useTranslation } from '../../i18n/use-translation.ts'

/** '2 osoby dorosłe, 1 dziecko' */
export function usePartyWords(): (party: Party) => string {
  const { t } = useTranslation()
  return ({ adultsCount, childrenBirthDates }) =>
    [
      t('hotelCard.adults', { count: adultsCount }),
      ...(childrenBirthDates.length > 0
        ? [t('hotelCard.children', { count: childrenBirthDates.length })]
        : []),
    ].join(', ')
}
