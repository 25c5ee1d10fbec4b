import { localisedPath } from '@wojaz/travel/locale'
import { placeMark, togglePlace } from '@wojaz/travel/place'
import { encodeSearchParams } from '@wojaz/travel/search'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLatest } from '../../browser/use-latest.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { codeAfterKey, codeOf, type FoundPlace, foundPlaces, placesFlownTo } from './found-places.ts'
import { leaveViews } from './history-views.ts'
import { factsLook, namedLook } from './option-row.tsx'
import { askPlaces } from './search-calls.ts'
import { useFactsWords } from './use-facts-words.ts'
import type { SearchForm } from './use-search-form.ts'

/** A field that finds places and hotels by text, with the results below. Without text it shows its children. */
export function PlaceSearch({ form, children }: { form: SearchForm; children: ReactNode }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [active, setActive] = useState<string | null>(null)
  const id = useId()
  const typed = text.trim()
  const answered = useLatest(typed === '' ? null : typed, (signal) => askPlaces(typed, signal)).answer
  const { places } = form.choices
  const isFlight = form.bar.search.tripType === 'CZ'
  const label = t(isFlight ? 'bar.findFlownTo' : 'bar.findPlace')
  const suggested = answered?.text === typed ? answered.suggestions : []
  const found =
    typed === '' ? [] : foundPlaces(places, typed, isFlight ? placesFlownTo(places, suggested) : suggested)
  const take = useTaking(form)
  const optionId = (code: string) => `${id}-${code}`
  const input = useRef<HTMLInputElement>(null)

  // Guests type at once, because there are hundreds of places.
  useEffect(() => input.current?.focus({ preventScroll: true }), [])

  useEffect(() => {
    if (active !== null) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  const onKeyDown = (event: KeyboardEvent) => {
    if (typed === '') {
      // Enter would send the form.
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setActive(codeAfterKey(found, active, event.key))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      // No row is active: takes the first one that has offers.
      const meant = found.find((one) => (active === null ? canTake(one) : codeOf(one) === active))
      if (meant) take(meant)
    } else if (event.key === 'Escape') {
      // The first Escape clears the text, the second one closes the field.
      event.preventDefault()
      setText('')
    }
  }
  return (
    <>
      <div className="sticky top-0 z-10 bg-paper pb-2 md:bg-inherit">
        <label htmlFor={id} className="mb-1 block px-1 text-fine font-medium text-ink-soft">
          {label}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active === null || found.length === 0 ? undefined : optionId(active)}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setActive(null)
          }}
          onKeyDown={onKeyDown}
          className="min-h-12 w-full rounded-control border border-line-strong bg-paper-raised px-4"
        />
        <p role="status" className="sr-only">
          {typed === '' || found.length === 0 ? '' : t('bar.placesFound', { number: found.length })}
        </p>
      </div>
      {typed === '' ? children : null}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-multiselectable
        hidden={found.length === 0}
      >
        {found.map((one) => (
          <FoundRow
            key={codeOf(one)}
            id={optionId(codeOf(one))}
            found={one}
            form={form}
            isActive={codeOf(one) === active}
            onTake={() => take(one)}
          />
        ))}
      </div>
      {typed !== '' && found.length === 0 ? (
        <p role="status" className="px-3 py-4 text-small">
          {answered?.text === typed ? t('bar.noPlace') : t('bar.loading')}
        </p>
      ) : null}
    </>
  )
}

interface FoundRowProps {
  id: string
  found: FoundPlace
  form: SearchForm
  isActive: boolean
  onTake: () => void
}

/** The focus stays in the text field (`aria-activedescendant`). */
function FoundRow({ id, found, form, isActive, onTake }: FoundRowProps) {
  const { t } = useTranslation()
  const words = useFactsWords()
  const isHotel = found.kind === 'hotel'
  const { bar, choices } = form
  const mark = isHotel
    ? 'none'
    : placeMark(choices.places, bar.search.selectedDestinationsCodes, found.place.code)
  const isDead = !canTake(found) && mark === 'none'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard where the focus is, in the text field
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={mark === 'chosen'}
      aria-disabled={isDead || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => isDead || onTake()}
      className={`flex min-h-12 items-center gap-x-3 rounded-control max-md:flex-wrap px-3 py-2 ${isDead ? 'cursor-not-allowed text-ink-soft' : 'cursor-pointer hover:bg-paper-sunk aria-selected:bg-accent-wash'} ${isActive ? 'outline-2 -outline-offset-2 outline-focus' : ''}`}
    >
      <span className={namedLook}>
        <span
          aria-hidden="true"
          className={`grid size-5 shrink-0 place-items-center rounded-small text-fine ${isHotel ? '' : 'border border-line-strong'} ${mark === 'chosen' ? 'border-accent bg-accent text-on-accent' : ''}`}
        >
          {isHotel ? '★' : mark === 'chosen' ? '✓' : ''}
        </span>
        <span className="min-w-0 flex-1 leading-snug">
          <span className={isDead ? '' : 'font-medium'}>{isHotel ? found.label : found.place.label}</span>
          {found.within ? <span className="block text-fine text-ink-soft">{found.within}</span> : null}
        </span>
      </span>
      <span className={factsLook}>{isHotel ? t('bar.toHotel') : words(found.place, isDead)}</span>
    </div>
  )
}

function canTake(found: FoundPlace): boolean {
  return found.kind === 'hotel' || found.place.enabled
}

/** Chooses or removes a place; opens a hotel with the party and dates. */
function useTaking({ bar, send, choices, facts }: SearchForm) {
  const navigate = useNavigate()
  const locale = useLocale()
  return (found: FoundPlace) => {
    if (found.kind === 'place')
      return send({
        type: 'placesChosen',
        codes: togglePlace(choices.places, bar.search.selectedDestinationsCodes, found.place.code),
      })
    navigate(`${localisedPath(locale, found.url)}?${encodeSearchParams(bar.search)}`, {
      replace: leaveViews(),
    })
    send({ type: 'sent', today: facts.today })
  }
}
