import type { TextValues } from '@wojaz/content'
import type { SearchState } from '@wojaz/travel/search'
import { useTranslation } from '../../i18n/use-translation.ts'

/** What a page of flights alone says in words of its own: nobody looks for a holiday there. */
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
