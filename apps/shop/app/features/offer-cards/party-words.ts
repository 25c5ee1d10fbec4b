import { useTranslation } from '../../i18n/use-translation.ts'

/** The part of a party that its words need. */
interface CountedParty {
  readonly adultsCount: number
  readonly childrenBirthDates: { readonly length: number }
}

/** '2 osoby dorosłe, 1 dziecko' */
export function usePartyWords(): (party: CountedParty) => string {
  const { t } = useTranslation()
  return ({ adultsCount, childrenBirthDates: { length: children } }) =>
    [
      t('offers.party.adults', { count: adultsCount }),
      ...(children > 0 ? [t('offers.party.children', { count: children })] : []),
    ].join(', ')
}
