import { placeMark, togglePlace } from '@wojaz/travel/place'
import { searchFormFields } from '@wojaz/travel/search-form'
import { useId, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { OptionRow } from './option-row.tsx'
import { PlaceSearch } from './place-search.tsx'
import type { PlaceChoice } from './search-options.ts'
import type { SearchForm } from './use-search-form.ts'

/** Countries with their regions and resorts, and a field that finds any of them, or a hotel, by its name. */
export function RegionPanel({ form }: { form: SearchForm }) {
  const { t } = useTranslation()
  const { choices, isLive } = form
  const popular = choices.places.filter(({ highlighted }) => highlighted)
  const lists = (
    <>
      {popular.length > 0 ? <List title={t('bar.popular')} places={popular} form={form} columns /> : null}
      <List title={t('bar.allPlaces')} places={choices.places} form={form} named opens />
    </>
  )
  return isLive ? <PlaceSearch form={form}>{lists}</PlaceSearch> : lists
}

interface ListProps {
  title: string
  places: readonly PlaceChoice[]
  form: SearchForm
  /** Its checkboxes have names, so the plain form sends them. */
  named?: boolean
  opens?: boolean
  columns?: boolean
}

function List({ title, places, form, named = false, opens = false, columns = false }: ListProps) {
  return (
    <fieldset className="mt-1">
      <legend className="px-3 pt-2 text-fine font-medium text-ink-soft">{title}</legend>
      <div className={columns ? 'sm:grid sm:grid-cols-2' : ''}>
        {places.map((place) => (
          <PlaceRow
            key={place.code}
            place={place}
            form={form}
            named={named}
            opens={opens}
            isShort={columns}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface PlaceRowProps {
  place: PlaceChoice
  form: SearchForm
  named?: boolean
  opens?: boolean
  /** Only the price: there is no room for more. */
  isShort?: boolean
}

function PlaceRow({ place, form, named = false, opens = false, isShort = false }: PlaceRowProps) {
  const { t } = useTranslation()
  const { bar, choices } = form
  const mark = placeMark(choices.places, bar.search.selectedDestinationsCodes, place.code)
  const [isOpen, setOpen] = useState(mark === 'partly')
  const choose = useChoice(form)
  const innerId = useId()
  const hasParts = opens && place.options.length > 0
  return (
    <div>
      <div className="flex items-center">
        <div className="min-w-0 flex-1">
          <OptionRow
            type="checkbox"
            name={named ? searchFormFields.place : undefined}
            value={place.code}
            label={place.label}
            isChosen={mark === 'chosen'}
            isPartly={mark === 'partly'}
            isEnabled={place.enabled}
            count={isShort ? null : place.count}
            fromPrice={place.fromPrice}
            onChoose={() => choose(place.code)}
          />
        </div>
        {hasParts ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={innerId}
            aria-label={t('bar.openPlace', { place: place.label })}
            onClick={() => setOpen(!isOpen)}
            className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-control text-ink-soft hover:bg-paper-sunk"
          >
            <Icon name="chevronDown" size={16} className={isOpen ? 'rotate-180' : ''} />
          </button>
        ) : null}
      </div>
      {hasParts ? (
        <div id={innerId} hidden={!isOpen} className="ml-5 border-l border-line pl-2">
          {isOpen
            ? place.options.map((part) => <PlaceRow key={part.code} place={part} form={form} opens />)
            : null}
        </div>
      ) : null}
    </div>
  )
}

function useChoice({ bar, send, choices }: SearchForm) {
  return (code: string) =>
    send({
      type: 'placesChosen',
      codes: togglePlace(choices.places, bar.search.selectedDestinationsCodes, code),
    })
}
