import { groupThousands } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import type { FacetView } from './attraction-view.ts'

interface FilterGroupProps {
  name: string
  heading: string
  values: FacetView['values']
  /** Radio buttons instead of checkboxes, with "any" as the first choice. */
  isSingle?: boolean
  anyIsChosen?: boolean
}

const inSight = 6
const rowClass =
  'grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 text-small leading-snug lg:min-h-8'
const tickClass = 'size-5 shrink-0 cursor-pointer accent-accent disabled:cursor-not-allowed'

/** Values with their counts. A value without results is disabled, unless it is chosen. */
export function FilterGroup({
  name,
  heading,
  values,
  isSingle = false,
  anyIsChosen = false,
}: FilterGroupProps) {
  const { t } = useTranslation()
  const first = values.length > inSight + 1 ? values.slice(0, inSight) : values
  const others = values.slice(first.length)
  const row = ({ code, label, count, isChosen }: FacetView['values'][number]) => {
    const isDeadEnd = count === 0 && !isChosen
    return (
      <label
        key={code}
        className={`${rowClass} ${isDeadEnd ? 'cursor-not-allowed text-ink-soft' : 'hover:text-accent'}`}
      >
        <input
          type={isSingle ? 'radio' : 'checkbox'}
          name={name}
          value={code}
          defaultChecked={isChosen}
          disabled={isDeadEnd}
          className={tickClass}
        />
        {label}
        <span className="text-ink-soft">{groupThousands(count)}</span>
      </label>
    )
  }
  return (
    <details open className="group border-b border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-bold [&::-webkit-details-marker]:hidden">
        {heading}
        <Icon
          name="chevronDown"
          size={16}
          className="text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <fieldset className="pb-4">
        <legend className="sr-only">{heading}</legend>
        {isSingle ? (
          <label className={`${rowClass} hover:text-accent`}>
            <input type="radio" name={name} value="" defaultChecked={anyIsChosen} className={tickClass} />
            {t('attractions.anyPrice')}
          </label>
        ) : null}
        {first.map(row)}
        {others.length > 0 ? (
          <details open={others.some(({ isChosen }) => isChosen)}>
            <summary className="flex min-h-11 cursor-pointer items-center text-small font-bold text-accent lg:min-h-9">
              {t('attractions.moreValues', { number: others.length })}
            </summary>
            {others.map(row)}
          </details>
        ) : null}
      </fieldset>
    </details>
  )
}
