import { listingField } from '@wojaz/travel/listing'
import { groupThousands } from '@wojaz/travel/money'
import { cabinFilter } from '@wojaz/travel/trip'
import { memo } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import type { FacetValue, ListingFacet } from './listing-view.ts'

interface FacetGroupProps {
  facet: ListingFacet
  selected: readonly string[]
  /** Rarely used: folded unless something is chosen in it. */
  isRare: boolean
}

/** So many values are visible; the rest is folded. */
const inSight = 6

export function FacetGroup({ facet, selected, isRare }: FacetGroupProps) {
  const { t } = useTranslation()
  const { code, isSingle, values } = facet
  // Does not fold a single value: "one more" would take the same space.
  const first = values.length > inSight + 1 ? values.slice(0, inSight) : values
  const others = values.slice(first.length)
  const row = (value: FacetValue) => (
    <FacetRow
      key={value.code}
      facet={code}
      isSingle={isSingle}
      value={value.code}
      label={value.label}
      count={value.count}
      isSelected={selected.includes(value.code)}
    />
  )
  const hasChosen = (some: FacetValue[]) => some.some((value) => selected.includes(value.code))
  return (
    <details open={!isRare || hasChosen(values)} className="group border-b border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-bold [&::-webkit-details-marker]:hidden">
        {t(`listing.facet.${code}`)}
        <Icon
          name="chevronDown"
          size={16}
          className="text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <fieldset className="pb-4">
        <legend className="sr-only">{t(`listing.facet.${code}`)}</legend>
        {isSingle ? <AnyRow facet={code} isSelected={selected.length === 0} /> : null}
        {first.map(row)}
        {others.length > 0 ? (
          <details open={hasChosen(others)}>
            <summary className="flex min-h-11 cursor-pointer items-center text-small font-bold text-accent lg:min-h-9">
              {t('listing.moreValues')} ({others.length})
            </summary>
            {others.map(row)}
          </details>
        ) : null}
      </fieldset>
    </details>
  )
}

const rowClass =
  'grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 text-small leading-snug lg:min-h-8'
const tickClass = 'size-5 shrink-0 cursor-pointer accent-accent disabled:cursor-not-allowed'
const nothing = () => undefined

interface FacetRowProps {
  facet: string
  isSingle: boolean
  value: string
  label: string
  count: number
  isSelected: boolean
}

/**
 * A value without results is disabled, unless it is chosen. Memoised: React sets `name` and `type` of an input again on every
 * render, and with seventy inputs the browser checks the whole form at every press.
 */
const FacetRow = memo(function FacetRow({ facet, isSingle, value, label, count, isSelected }: FacetRowProps) {
  const { t } = useTranslation()
  const isDeadEnd = count === 0 && !isSelected
  return (
    <label
      title={isDeadEnd ? t('listing.deadEnd') : undefined}
      className={`${rowClass} ${isDeadEnd ? 'cursor-not-allowed text-line-strong' : 'hover:text-accent'}`}
    >
      <input
        type={isSingle ? 'radio' : 'checkbox'}
        name={listingField.filter(facet)}
        value={value}
        checked={isSelected}
        disabled={isDeadEnd}
        // The form's `onChange` handles every change.
        onChange={nothing}
        className={tickClass}
      />
      {label}
      <span className={isDeadEnd ? '' : 'text-ink-soft'}>
        {groupThousands(count)}
        {isDeadEnd ? <span className="sr-only">, {t('listing.deadEnd')}</span> : null}
      </span>
    </label>
  )
})

const AnyRow = memo(function AnyRow({ facet, isSelected }: { facet: string; isSelected: boolean }) {
  const { t } = useTranslation()
  return (
    <label className={`${rowClass} hover:text-accent`}>
      <input
        type="radio"
        name={listingField.filter(facet)}
        value=""
        checked={isSelected}
        onChange={nothing}
        className={tickClass}
      />
      {t(facet === cabinFilter ? 'listing.economy' : 'listing.any')}
    </label>
  )
})
