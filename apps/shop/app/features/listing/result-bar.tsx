import { listingField, stateFromListingForm } from '@wojaz/travel/listing'
import { localisedPath } from '@wojaz/travel/locale'
import { isSortCode, priceSelector, type SearchState } from '@wojaz/travel/search'
import { type ReactNode, useId, useRef } from 'react'
import { usePressedBefore } from '../../browser/pressed-before.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ListingView } from './listing-view.ts'
import { rememberSort } from './remember-sort.ts'
import { SearchFields } from './search-fields.tsx'
import { sortKey } from './sort-key.ts'

interface ResultBarProps {
  view: ListingView
  state: SearchState
  show: (state: SearchState) => void
  /** The button of the map. */
  map?: ReactNode
}

/** The number of results, the sort order and the price type. */
export function ResultBar({ view, state, show, map }: ResultBarProps) {
  const { t } = useTranslation()
  const count = t('listing.count', { count: view.total })
  return (
    <div className="result-bar mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
      <h2 className="mr-auto text-title">{count}</h2>
      {/* A change of the heading is not announced; this one is. */}
      <p role="status" className="sr-only">
        {count}
      </p>
      {map}
      <PriceTypeChoice view={view} state={state} show={show} />
      <SortChoice view={view} state={state} show={show} />
    </div>
  )
}

type ChoiceProps = Omit<ResultBarProps, 'map'>

function SortChoice({ view, state, show }: ChoiceProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const choose = (code: unknown) => {
    if (!isSortCode(code)) return
    rememberSort(code)
    show({ ...state, sortCode: code })
  }
  usePressedBefore(form, (sent) => {
    const chosen = new FormData(sent).get(listingField.sort)
    if (chosen !== state.sortCode) choose(chosen)
  })
  return (
    <form
      ref={form}
      method="get"
      autoComplete="off"
      action={localisedPath(locale, view.address.path)}
      className="hidden items-center gap-2 lg:flex"
    >
      <SearchFields view={view} form="sort" />
      <label htmlFor={id} className="text-small text-ink-soft">
        {t('listing.sortBy')}
      </label>
      <span className="relative block">
        <select
          id={id}
          name={listingField.sort}
          value={state.sortCode}
          onChange={({ target }) => choose(target.value)}
          className="min-h-11 max-w-52 cursor-pointer appearance-none truncate rounded-control border border-line-strong bg-paper-raised py-2 pl-4 pr-10 text-small hover:border-ink"
        >
          {view.sorts.map((code) => (
            <option key={code} value={code}>
              {t(sortKey(code))}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ink-soft">
          <Icon name="chevronDown" size={16} />
        </span>
      </span>
      <noscript>
        <button
          type="submit"
          className="min-h-11 rounded-control border border-ink px-4 text-small font-bold"
        >
          {t('listing.apply')}
        </button>
      </noscript>
    </form>
  )
}

function PriceTypeChoice({ view, state, show }: ChoiceProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const choices = [
    { value: priceSelector.perPerson, label: t('listing.perPerson'), isFull: false },
    { value: priceSelector.full, label: t('listing.forAll'), isFull: true },
  ]
  return (
    <form
      method="get"
      action={localisedPath(locale, view.address.path)}
      aria-label={t('listing.prices')}
      className="flex rounded-control border border-line-strong bg-paper-raised p-0.5"
    >
      <SearchFields view={view} form="priceType" />
      {choices.map(({ value, label, isFull }) => (
        <button
          key={value}
          type="submit"
          name={listingField.priceType}
          value={value}
          aria-pressed={state.fullPrice === isFull}
          onClick={(event) => {
            event.preventDefault()
            show(
              stateFromListingForm(
                state,
                'priceType',
                new URLSearchParams({ [listingField.priceType]: value }),
              ),
            )
          }}
          className="min-h-10 cursor-pointer rounded-[0.625rem] px-3 text-small aria-pressed:bg-sea aria-pressed:text-on-sea"
        >
          {label}
        </button>
      ))}
    </form>
  )
}
