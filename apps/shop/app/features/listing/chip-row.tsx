import { groupThousands } from '@wojaz/travel/money'
import type { SearchState } from '@wojaz/travel/search'
import type { MouseEvent } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { chipsOf, filterCount, withoutFilters } from './chips.ts'
import type { Around, ListingView } from './listing-view.ts'

interface ChipRowProps {
  view: ListingView
  state: SearchState
  hrefFor: (state: SearchState, around?: Around | null) => string
  show: (state: SearchState, around?: Around | null) => void
}

/** The filters of the list. One press removes a filter. */
export function ChipRow({ view, state, hrefFor, show }: ChipRowProps) {
  const { t } = useTranslation()
  const chips = [
    ...chipsOf(state, view, t).map((chip) => ({ ...chip, around: view.around })),
    ...(view.around
      ? [
          {
            id: 'map',
            label: t('listing.chip.map', { km: groupThousands(view.around.radiusKm) }),
            without: state,
            around: null,
          },
        ]
      : []),
  ]
  if (chips.length === 0) return null
  const showing = (to: SearchState, around?: Around | null) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    show(to, around)
  }
  return (
    <nav aria-label={t('listing.chips')} className="mb-4 max-lg:mb-3">
      {/* On a phone one row that scrolls sideways, to leave room for the offers. */}
      <ul className="flex gap-2 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1 max-lg:[scrollbar-width:none] lg:flex-wrap">
        {chips.map(({ id, label, without, around }) => (
          <li key={id} className="max-w-full max-lg:max-w-[75%] max-lg:shrink-0">
            <Link
              to={hrefFor(without, around)}
              rel="nofollow"
              preventScrollReset
              onClick={showing(without, around)}
              aria-label={t('listing.remove', { label })}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-round border border-line-strong bg-paper-raised py-1 pl-4 pr-3 text-small hover:border-accent hover:text-accent"
            >
              <span className="truncate">{label}</span>
              <Icon name="close" size={16} />
            </Link>
          </li>
        ))}
        {filterCount(state) > 1 ? (
          <li className="max-lg:shrink-0">
            <Link
              to={hrefFor(withoutFilters(state))}
              rel="nofollow"
              preventScrollReset
              onClick={showing(withoutFilters(state))}
              className="inline-flex min-h-11 items-center px-1 text-small font-bold text-accent underline decoration-1 underline-offset-4"
            >
              {t('listing.clear')}
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
