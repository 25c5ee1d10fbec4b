import type { Party } from '@wojaz/travel'
import { useTranslation } from '../../i18n/use-translation.ts'

/** '2 osoby dorosłe, 1 dziecko' */
export function usePartyWords(): (party: Party) => string {
  const { t } = useTranslation()
  return ({ adultsCount, childrenBirthDates: { length: children } }) =>
    [
      t('checkout.trip.adults', { count: adultsCount }),
      ...(children > 0 ? [t('checkout.trip.children', { count: children })] : []),
    ].join(', ')
}
