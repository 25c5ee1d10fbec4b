import type { GlobalSearchFilter } from '@wojaz/offers'
import { encodeSearchQuery, listingAddress } from '@wojaz/travel/search'
import {
  type LatestAnswer,
  type SearchBar,
  type SearchBarEvent,
  searchBar,
  searchBarOf,
  searchOfForm,
  withDraft,
} from '@wojaz/travel/search-form'
import type { SearchDropdown } from '@wojaz/travel/trip'
import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLatest } from '../../browser/use-latest.ts'
import { useMedia } from '../../browser/use-media.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { besideMap, viewOf } from '../listing/listing.ts'
import { leaveViews } from './history-views.ts'
import { lastSearch } from './last-search.ts'
import type { SearchBarFacts } from './search-bar-facts.ts'
import { askCount, askOptions } from './search-calls.ts'
import { deadDropdowns, type SearchChoices, searchChoices } from './search-options.ts'
import { nightsWords } from './search-words.ts'

/** The state of the form that its parts render. */
export interface SearchForm {
  facts: SearchBarFacts
  bar: SearchBar
  send: (event: SearchBarEvent) => void
  choices: SearchChoices
  options: LatestAnswer<GlobalSearchFilter[]>
  count: LatestAnswer<number>
  element: RefObject<HTMLFormElement | null>
  /** The form is hydrated. */
  isLive: boolean
  /** Fields open as full-screen views. */
  isPhone: boolean
  /** Loads counts and prices although no field is open. */
  wantOptions: () => void
  submit: () => void
}

export function useSearchForm(facts: SearchBarFacts): SearchForm {
  const { t } = useTranslation()
  const locale = useLocale()
  const navigate = useNavigate()
  const element = useRef<HTMLFormElement>(null)
  const [bar, send] = useReducer(searchBar, facts.search, searchBarOf)
  const [isLive, setLive] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const isPhone = useMedia('(max-width: 47.99rem)', false) && isLive
  const shown = encodeSearchQuery(facts.search)
  const wished = withDraft(bar, facts.today).search
  const asked = encodeSearchQuery(bar.search)
  const counted = encodeSearchQuery(wished)

  const count = useLatest(counted === shown ? null : counted, (signal) => askCount(wished, signal))
  const options = useLatest(useQuestion(asked, isWanted || bar.open !== null), (signal) =>
    askOptions(bar.search, signal),
  )
  const choices = searchChoices(options.answer, facts, (code) => {
    const [from = 0, to = 0] = code.split('-').map(Number)
    return nightsWords(from, to, t)
  })

  const takeOver = useEffectEvent(() => {
    // The compact line has no fields yet.
    const hasFields = element.current?.querySelector('[data-dropdown]')
    const filled = hasFields ? searchOfForm(filledIn(element.current)) : facts.search
    const isFilled = encodeSearchQuery(filled) !== shown
    const last = isFilled || !hasFields ? null : lastSearch(facts)
    if (isFilled || last) send({ type: 'searchReplaced', search: last ?? filled })
    // The names of its places are only in the response with the options.
    if (last) setWanted(true)
    const open = element.current?.querySelector<HTMLElement>('[data-dropdown][open]')?.dataset.dropdown
    if (open) send({ type: 'dropdownPressed', dropdown: open as SearchDropdown })
    setLive(true)
  })
  useEffect(takeOver, [])

  const replaceSearch = useEffectEvent(() => {
    if (isLive && asked !== shown) send({ type: 'searchReplaced', search: facts.search })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search has come with the page
  useEffect(replaceSearch, [shown])

  const dead = options.state === 'answered' ? deadDropdowns(choices, bar.search).join() : ''
  useEffect(() => {
    send({ type: 'optionsCame', disabled: dead === '' ? [] : (dead.split(',') as SearchDropdown[]) })
  }, [dead])

  return {
    facts,
    bar,
    send,
    choices,
    options,
    count,
    element,
    isLive,
    isPhone,
    wantOptions: () => setWanted(true),
    submit() {
      const sent: SearchBarEvent = { type: 'sent', today: facts.today }
      const address = listingAddress(searchBar(bar, sent).search, locale)
      // Replaces the history entry of an open full-screen view, so that Back does not lead there. A map beside the results is not
      // such a view.
      navigate(besideMap(address, viewOf(window.location.hash)), { replace: leaveViews() })
      send(sent)
    },
  }
}

/** Loads options only when they are wanted. After that the last question stays, so that its answer is not dropped. */
function useQuestion(asked: string, isWanted: boolean): string | null {
  const last = useRef<string | null>(null)
  if (isWanted) last.current = asked
  return last.current
}

/** What the guest filled in before hydration. */
function filledIn(form: HTMLFormElement | null): [string, string][] {
  if (!form) return []
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
}
