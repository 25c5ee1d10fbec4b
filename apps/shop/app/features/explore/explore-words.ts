import type { TextValues } from '@wojaz/content'
import type { SearchState } from '@wojaz/travel/search'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Texts that differ on the page of flights without hotel. */
type Word = 'title' | 'see' | 'least' | 'noMonth' | 'nothing' | 'widen'

export function useExploreWords({ tripType, fullPrice }: Pick<SearchState, 'tripType' | 'fullPrice'>) {
  const { t } = useTranslation()
  const kind = tripType === 'CZ' ? 'explore.flights' : 'explore'
  return (word: Word, options?: TextValues): string =>
    t(
      word === 'least' ? `${kind}.${fullPrice ? 'leastForAll' : 'leastPerPerson'}` : `${kind}.${word}`,
      options,
    )
}
