import { searchFormFields } from '@wojaz/travel/search-form'
import { useTranslation } from '../../i18n/use-translation.ts'
import { OptionRow } from './option-row.tsx'
import type { SearchForm } from './use-search-form.ts'

/** All trip types as tabs. Every type can be chosen at any time; another type resets places and airports. */
export function TripTypeTabs({ form: { bar, send, choices, wantOptions } }: { form: SearchForm }) {
  const { t } = useTranslation()
  const { tripType, selectedFilterValues } = bar.search
  const chosenKinds = selectedFilterValues.additionalType ?? []
  const kinds = choices.types.find(({ code }) => code === tripType)?.kinds ?? []
  return (
    <fieldset data-trip-types className="min-w-0 max-w-full" onFocus={wantOptions}>
      <legend className="sr-only">{t('bar.type')}</legend>
      <div className="flex gap-1.5 overflow-x-auto p-1 lg:gap-1 [scrollbar-width:none] max-md:-mx-3 max-md:px-3">
        {choices.types.map(({ code, label }) => (
          <label
            key={code}
            className="relative inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-round border border-line-strong px-4 text-small font-bold lg:px-3 hover:border-ink has-checked:border-sea has-checked:bg-sea has-checked:text-on-sea has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={searchFormFields.tripType}
              value={code}
              checked={tripType === code}
              onChange={() => send({ type: 'tripTypeChosen', tripType: code })}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      {kinds.map((kind) => (
        <OptionRow
          key={kind.value}
          type="checkbox"
          value={kind.value}
          label={kind.label}
          isChosen={chosenKinds.includes(kind.value)}
          isEnabled={kind.enabled}
          count={null}
          fromPrice={kind.fromPrice}
          onChoose={() => send({ type: 'kindPressed', kind: kind.value })}
        />
      ))}
    </fieldset>
  )
}
