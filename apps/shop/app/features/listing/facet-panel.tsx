import { stateFromListingForm } from '@wojaz/travel/listing'
import { localisedPath } from '@wojaz/travel/locale'
import type { SearchState } from '@wojaz/travel/search'
import { useRef } from 'react'
import { hasPressedTicks, usePressedBefore } from '../../browser/pressed-before.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button-look.ts'
import { FacetGroup } from './facet-group.tsx'
import type { ListingFacet, ListingView } from './listing-view.ts'
import { PriceFields } from './price-fields.tsx'
import { SearchFields } from './search-fields.tsx'

interface FacetPanelProps {
  view: ListingView
  facets: ListingFacet[]
  state: SearchState
  onChange: (state: SearchState) => void
}

/** The most used filters come first and are open. */
const usual = [
  'board',
  'minHotelCategory',
  'tripAdvisorRating',
  'tour',
  'ski',
  'beach',
  'forWhom',
  'facilities',
]
const openAtFirst = 6

/** Filters as one plain form. Without scripts it is sent as a whole; with scripts every tick applies at once. */
export function FacetPanel({ view, facets, state, onChange }: FacetPanelProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const read = () => {
    if (!form.current) return
    const next = stateFromListingForm(state, 'filters', new FormData(form.current))
    if (JSON.stringify(next.selectedFilterValues) !== JSON.stringify(state.selectedFilterValues))
      onChange(next)
  }
  usePressedBefore(form, (sent) => hasPressedTicks(sent) && read())
  const rank = ({ code }: ListingFacet) => (usual.indexOf(code) + usual.length + 1) % (usual.length + 1)
  const inOrder = [...facets].sort((one, other) => rank(one) - rank(other))
  return (
    <form
      ref={form}
      method="get"
      // The URL determines what is ticked, not the browser's memory of an earlier visit.
      autoComplete="off"
      action={localisedPath(locale, view.address.path)}
      onChange={({ target }) => {
        // Numbers apply when the guest has finished typing.
        if (target instanceof HTMLInputElement && target.type !== 'text') read()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        read()
      }}
    >
      <SearchFields view={view} form="filters" />
      <PriceFields price={view.price} onDone={read} />
      {inOrder.map((facet, number) => (
        <FacetGroup
          key={facet.code}
          facet={facet}
          selected={state.selectedFilterValues[facet.code] ?? []}
          isRare={number >= openAtFirst}
        />
      ))}
      <noscript>
        <button type="submit" className={`${buttonClass('primary', 'medium')} mt-5 w-full`}>
          {t('listing.apply')}
        </button>
      </noscript>
    </form>
  )
}
