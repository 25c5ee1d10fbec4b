import { encodeSearchQuery, localisedPath, searchFormFields, searchFormPath } from '@wojaz/travel'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Icon } from '../../ui/icon.tsx'
import { FullScreen } from './full-screen.tsx'
import type { SearchBarFacts } from './search-bar-facts.ts'
import { SearchFields } from './search-fields.tsx'
import { airportWords, dateWords, nightsWords, partyWords, placeWords } from './search-words.ts'
import { SubmitButton } from './submit-button.tsx'
import { type SearchForm, useSearchForm } from './use-search-form.ts'

interface SearchBarProps {
  facts: SearchBarFacts
  isCompact: boolean
}

/** The search form of the shop: one form for every width, with scripts and without. */
export function SearchBar({ facts, isCompact }: SearchBarProps) {
  usePageTexts(facts.words)
  const locale = useLocale()
  const form = useSearchForm(facts)
  const { search } = facts
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  useDismissal(form)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form that searches is what the role is for
    <form
      ref={form.element}
      role="search"
      aria-label={facts.heading}
      method="get"
      action={localisedPath(locale, searchFormPath)}
      data-live={form.isLive || undefined}
      onSubmit={onSubmit}
      className="rounded-card bg-paper-raised p-3 shadow-raised sm:p-4"
    >
      <input type="hidden" name={searchFormFields.query} value={encodeSearchQuery(search)} />
      <input type="hidden" name={searchFormFields.fullPrice} value={String(search.fullPrice)} />
      {isCompact ? <CompactForm form={form} /> : <SearchFields form={form} />}
      <Announcement form={form} />
    </form>
  )
}

/** One line that says what is searched for; it opens to the form, on a phone as a view of its own. */
function CompactForm({ form }: { form: SearchForm }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const { choices, isPhone, facts } = form
  const { search } = facts
  const parts = [
    placeWords(search, choices, t),
    ...(search.selectedAirports.length > 0
      ? [t('bar.fromAirport', { airport: airportWords(search, choices, t) })]
      : []),
    dateWords(search, locale, t),
    nightsWords(search.durationFrom, search.durationTo, t),
    partyWords(search, t),
  ]
  const view = <SearchFields form={form} />
  return (
    <>
      <details open={isOpen && !isPhone} className="group/line">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the button of its details */}
        <summary
          onClick={(event) => {
            event.preventDefault()
            setOpen(!isOpen)
          }}
          className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-control px-1 [&::-webkit-details-marker]:hidden"
        >
          <Icon name="globe" className="text-accent" />
          <span className="min-w-0 flex-1 leading-snug">
            <strong>{parts[0]}</strong>
            <span className="text-ink-soft"> · {parts.slice(1).join(' · ')}</span>
          </span>
          <span className="shrink-0 font-bold text-accent underline-offset-4 group-hover/line:underline">
            {t('bar.change')}
          </span>
        </summary>
        {isPhone ? null : <div className="pt-3">{view}</div>}
      </details>
      {isPhone && isOpen ? (
        <FullScreen
          title={t('bar.changeSearch')}
          onLeave={() => setOpen(false)}
          footer={<SubmitButton form={form} />}
        >
          {view}
        </FullScreen>
      ) : null}
    </>
  )
}

/** Said politely: how many offers there are now. */
function Announcement({ form: { count, isLive } }: { form: SearchForm }): ReactNode {
  const { t } = useTranslation()
  if (!isLive) return null
  const said =
    count.state === 'failed'
      ? t('bar.countFailed')
      : count.state !== 'answered' || count.answer === null
        ? ''
        : count.answer === 0
          ? t('bar.foundNone')
          : t('bar.found', { count: count.answer })
  return (
    <p aria-live="polite" className={count.state === 'failed' ? 'pt-2 text-small text-ink-soft' : 'sr-only'}>
      {said}
    </p>
  )
}

/** Escape, a press elsewhere, the focus gone elsewhere: whatever is open would like to close. */
function useDismissal({ bar, send, element, isPhone }: SearchForm) {
  const isOpen = bar.open !== null && !isPhone
  const dismiss = useEffectEvent(() => send({ type: 'dismissed' }))
  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const { signal } = listening
    const elsewhere = ({ target }: Event) => {
      const field = element.current?.querySelector('[data-dropdown][open]')
      if (target instanceof Node && !field?.contains(target) && !isSubmit(target)) dismiss()
    }
    document.addEventListener('pointerdown', elsewhere, { signal })
    document.addEventListener('focusin', elsewhere, { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(), { signal })
    return () => listening.abort()
  }, [isOpen, element])
}

/** The button that sends the form takes what was just picked with it. */
function isSubmit(target: Node): boolean {
  return target instanceof Element && target.closest('[data-search] [type="submit"]') !== null
}
