import type { SearchState } from '@wojaz/travel/search'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import type { ListingView } from './listing-view.ts'
import { rememberSort } from './remember-sort.ts'
import { sortKey } from './sort-key.ts'

interface SortViewProps {
  view: ListingView
  state: SearchState
  hrefFor: (state: SearchState) => string
  show: (state: SearchState) => void
}

/** The sort orders on a phone. One press chooses and closes. */
export function SortView({ view, state, hrefFor, show }: SortViewProps) {
  const { t } = useTranslation()
  return (
    <ul>
      {view.sorts.map((sortCode) => (
        <li key={sortCode} className="border-b border-line">
          <Link
            to={hrefFor({ ...state, sortCode })}
            rel="nofollow"
            aria-current={state.sortCode === sortCode || undefined}
            onClick={(event) => {
              event.preventDefault()
              rememberSort(sortCode)
              show({ ...state, sortCode })
            }}
            className="flex min-h-14 items-center justify-between gap-4 aria-[current]:font-bold"
          >
            {t(sortKey(sortCode))}
            {state.sortCode === sortCode ? <Icon name="check" className="text-accent" /> : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}
