import type { Party } from '@wojaz/travel'
import { useTranslation } from '../../i18n/use-translation.ts'

/** '2 osoby dorosłe, 1 dziecko' */
export function usePartyWords(): (party: Party) => string {
  const { t } = useTranslation()
  return ({ adultsCount, childrenBirthDates: { length: children } }) =>
    [
      t('offers.party.adults', { count: adultsCount }),
      ...(children > 0 ? [t('offers.party.children', { count: children })] : []),
    ].join(', ')
}
