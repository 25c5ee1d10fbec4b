import { matchesTyped, placeMark, searchFormFields, togglePlace } from '@wojaz/travel'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { OptionRow } from './option-row.tsx'
import { everyPlace, type PlaceChoice } from './search-options.ts'
import type { SearchForm } from './use-search-form.ts'

/** More are no help: the guest types another letter. */
const shownAtMost = 30

/** Countries with their regions and resorts, and a field that finds any of them by the beginning of its name. */
export function RegionPanel({ form }: { form: SearchForm }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const { choices, isLive } = form
  const inputId = useId()
  const popular = choices.places.filter(({ highlighted }) => highlighted)
  const found = everyPlace(choices.places).filter(({ place, within }) =>
    matchesTyped([place.label, ...within].join(' '), typed),
  )
  const choose = useChoice(form)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // It would send the form; what is meant is the first place found.
    event.preventDefault()
    const first = found.find(({ place }) => place.enabled)
    if (typed.trim() !== '' && first) choose(first.place.code)
  }
  return (
    <>
      {isLive ? (
        <div className="sticky top-0 z-10 bg-inherit pb-2">
          <label htmlFor={inputId} className="mb-1 block px-1 text-fine font-medium text-ink-soft">
            {t('bar.findPlace')}
          </label>
          <input
            id={inputId}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            className="min-h-12 w-full rounded-control border border-line-strong bg-paper-raised px-4"
          />
        </div>
      ) : null}
      {typed.trim() === '' ? (
        <>
          {popular.length > 0 ? <List title={t('bar.popular')} places={popular} form={form} columns /> : null}
          <List title={t('bar.allPlaces')} places={choices.places} form={form} named opens />
        </>
      ) : (
        <div aria-live="polite">
          {found.slice(0, shownAtMost).map(({ place, within }) => (
            <PlaceRow key={place.code} place={place} within={within.join(', ')} form={form} />
          ))}
          {found.length === 0 ? <p className="px-3 py-4 text-small">{t('bar.noPlace')}</p> : null}
        </div>
      )}
    </>
  )
}

interface ListProps {
  title: string
  places: readonly PlaceChoice[]
  form: SearchForm
  /** Its boxes are the ones the plain form sends. */
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
  within?: string
  form: SearchForm
  named?: boolean
  opens?: boolean
  /** Only the price: there is no room for more. */
  isShort?: boolean
}

function PlaceRow({ place, within, form, named = false, opens = false, isShort = false }: PlaceRowProps) {
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
            within={within}
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
