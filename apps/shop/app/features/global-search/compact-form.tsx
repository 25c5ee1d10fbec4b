import { localisedPath } from '@wojaz/travel/locale'
import { cabinFilter, dayPartFilter } from '@wojaz/travel/trip'
import { Fragment, useEffect, useEffectEvent, useRef } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button-look.ts'
import { Icon } from '../../ui/icon.tsx'
import { FullScreen } from './full-screen.tsx'
import { SearchFields } from './search-fields.tsx'
import {
  airportWords,
  cabinWords,
  dateWords,
  hoursWords,
  lengthWords,
  partyWords,
  placeWords,
} from './search-words.ts'
import { SubmitButton } from './submit-button.tsx'
import type { SearchForm } from './use-search-form.ts'

interface CompactFormProps {
  form: SearchForm
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** The search in one line. It opens the form, on a phone as a full screen that Back closes. */
export function CompactForm({ form, isOpen, setOpen }: CompactFormProps) {
  const { t } = useTranslation()
  const { isPhone, isLive } = form
  const locale = useLocale()
  const line = useRef<HTMLDetailsElement>(null)
  const [place, ...parts] = useSearchInWords(form)
  // The guest may have opened it before hydration.
  const takeOver = useEffectEvent(() => line.current?.open && setOpen(true))
  useEffect(() => {
    takeOver()
  }, [])
  // The fields are five hundred elements that most guests of a list never open, so they are rendered only after hydration.
  // Without scripts the line leads to the filled-in form of the home page.
  const fields = !isLive ? (
    <button
      type="submit"
      formAction={localisedPath(locale, '/')}
      className={buttonClass('primary', 'medium')}
    >
      {t('bar.changeSearch')}
    </button>
  ) : isOpen ? (
    <SearchFields form={form} isSentBelow={isPhone} />
  ) : null
  return (
    <>
      <details ref={line} open={isOpen && !isPhone} data-search-line className="group/line">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the button of its details */}
        <summary
          aria-haspopup={isPhone ? 'dialog' : undefined}
          onClick={(event) => {
            event.preventDefault()
            setOpen(!isOpen)
          }}
          className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-control [&::-webkit-details-marker]:hidden"
        >
          <Icon name="globe" className="text-accent" />
          <span className="min-w-0 flex-1 leading-snug">
            <strong>{place}</strong>
            <span className="text-ink-soft max-sm:block max-sm:text-small">
              {parts.map((part, at) => (
                <Fragment key={part}>
                  <span className={at === 0 ? 'max-sm:hidden' : undefined}> · </span>
                  {/* Lines break between the parts, not within one. */}
                  <span className="inline-block">{part}</span>
                </Fragment>
              ))}
            </span>
          </span>
          <span className="shrink-0 font-bold text-accent underline-offset-4 group-hover/line:underline">
            {isOpen && !isPhone ? t('bar.fold') : t('bar.change')}
          </span>
        </summary>
        {isPhone || !fields ? null : <div className="pb-2 pt-2">{fields}</div>}
      </details>
      {isPhone && isOpen ? (
        <FullScreen
          title={t('bar.changeSearch')}
          onLeave={() => setOpen(false)}
          footer={<SubmitButton form={form} />}
        >
          {fields}
        </FullScreen>
      ) : null}
    </>
  )
}

/** The search of the list below, not the changes being made in the form. */
function useSearchInWords({ choices, facts }: SearchForm): string[] {
  const { t } = useTranslation()
  const locale = useLocale()
  const { search } = facts
  const hasHours = search.selectedFilterValues[dayPartFilter] !== undefined
  const hasCabin = search.tripType === 'CZ' && search.selectedFilterValues[cabinFilter] !== undefined
  return [
    placeWords(search, choices, t),
    ...(search.selectedAirports.length > 0
      ? [t('bar.fromAirport', { airport: airportWords(search, choices, t) })]
      : []),
    ...(hasHours ? [hoursWords(search, choices, t)] : []),
    dateWords(search, locale, t),
    lengthWords(search, t),
    partyWords(search, t),
    ...(hasCabin ? [cabinWords(search, choices, t)] : []),
  ]
}
