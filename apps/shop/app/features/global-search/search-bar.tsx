import { localisedPath } from '@wojaz/travel/locale'
import { encodeSearchQuery } from '@wojaz/travel/search'
import { searchFormFields, searchFormPath } from '@wojaz/travel/search-form'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CompactForm } from './compact-form.tsx'
import type { SearchBarFacts } from './search-bar-facts.ts'
import { SearchFields } from './search-fields.tsx'
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
  const [isOpen, setOpen] = useState(false)
  const { search } = facts
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
    setOpen(false)
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
      className={`rounded-card bg-paper-raised shadow-raised ${isCompact ? 'px-3 py-1.5 sm:px-4' : 'p-3 sm:p-4'}`}
    >
      <input type="hidden" name={searchFormFields.query} value={encodeSearchQuery(search)} />
      <input type="hidden" name={searchFormFields.fullPrice} value={String(search.fullPrice)} />
      {search.pageUrl ? <input type="hidden" name={searchFormFields.origin} value={search.pageUrl} /> : null}
      {isCompact ? (
        <CompactForm form={form} isOpen={isOpen} setOpen={setOpen} />
      ) : (
        <SearchFields form={form} />
      )}
      <Announcement form={form} />
    </form>
  )
}

/** A polite announcement of the number of offers. */
function Announcement({ form: { count, isLive } }: { form: SearchForm }): ReactNode {
  const { t } = useTranslation()
  if (!isLive) return null
  const said =
    count.state === 'failed'
      ? t(count.isBusy ? 'bar.busy' : 'bar.countFailed')
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

/** Closes the open panel on Escape, on a press elsewhere and when the focus leaves it. */
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
    // `defaultPrevented`: somebody else has handled the key.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) dismiss()
    }
    document.addEventListener('keydown', onKey, { signal })
    return () => listening.abort()
  }, [isOpen, element])
}

/** A press on the submit button does not dismiss the panel, because it also submits the draft. */
function isSubmit(target: Node): boolean {
  return target instanceof Element && target.closest('[data-search] [type="submit"]') !== null
}
