import { localisedPath } from '@wojaz/travel/locale'
import type { SearchState } from '@wojaz/travel/search'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useFetcher, useLocation, useNavigate, useNavigation } from 'react-router'
import type { Failure } from '../../browser/last-loaded.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { hrefOf, stateOf } from './listing-address.ts'
import type { Around, ListingView } from './listing-view.ts'
import { isShownAlready } from './page-address.ts'
import { besideMap, hashAfter } from './phone-view.ts'
import { isWideScreen, usePhoneView } from './use-phone-view.ts'

/** Part of the response of every listing's loader. */
export interface LoadedListing {
  listing: ListingView | null
  failed?: Failure
}

/** The search on the screen, and functions that change it. */
export function useListing(view: ListingView) {
  const navigate = useNavigate()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const { state: busy, location: next } = useNavigation()
  const { view: phoneView, step } = usePhoneView()
  const shown = useMemo(() => stateOf(view), [view])
  // What the guest has chosen but the results do not show yet: it is being loaded, or on a phone not applied yet.
  const [draft, setDraft] = useState<{ on: ListingView; state: SearchState } | null>(null)
  const state = draft?.on === view ? draft.state : shown
  const preview = useFetcher<LoadedListing>({ key: 'listing-preview' })
  const isDrafting = phoneView === 'facets' && draft?.on === view && !isWideScreen()
  const previewed = isDrafting ? preview.data?.listing : null
  const top = useListTop(view)

  /** On a phone a view is replaced by the results of the search chosen in it. */
  const isPhoneStep = () => phoneView !== null && !isWideScreen()

  const pathFor = (to: SearchState, around: Around | null = view.around) =>
    localisedPath(locale, hrefOf(view.address, to, { around }))

  const isUpdating = busy === 'loading' && next?.pathname === pathname && isOther(search, next.search)
  const isSlow = useSlow(isUpdating)

  return {
    state,
    hrefFor: (...asked: Parameters<typeof pathFor>) => besideMap(pathFor(...asked), phoneView),
    top: top.ref,
    /** For links to other results that do not scroll the page: shows the top of the new list. */
    seekTop: top.seek,
    /** Filters and count of the current choice, even if it is not applied yet. */
    facets: previewed?.facets ?? view.facets,
    total: previewed?.total ?? view.total,
    isUpdating,
    isSlow,
    isCounting: isDrafting && preview.state !== 'idle',
    /** Navigates to another search. The choice stays visible until the results arrive. */
    show(to: SearchState, around: Around | null = view.around, replace = isPhoneStep()) {
      setDraft({ on: view, state: to })
      top.seek()
      const [path = '', query = ''] = pathFor(to, around).split('?')
      const hash = hashAfter(phoneView, step)
      navigate({ pathname: path, search: query && `?${query}`, hash }, { preventScrollReset: true, replace })
    },
    /** For the full-screen filters of a phone: only loads the counts. */
    draft(to: SearchState) {
      setDraft({ on: view, state: to })
      preview.load(pathFor(to))
    },
  }
}

/** Appending a page is not another list: the visible results stay valid. */
function isOther(search: string, next: string): boolean {
  const [one, other] = [search, next].map((text) => new URL(text, 'http://list'))
  return search !== next && !(one && other && isShownAlready(one, other))
}

/** The usual time of a response. Until then the old results are not faded, because that would only delay the new ones. */
const usualAnswerMs = 250

function useSlow(isUpdating: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isUpdating) return
    const timer = setTimeout(() => setSlow(true), usualAnswerMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isUpdating])
  return isSlow
}

/** After another choice, scrolls a guest who is far down to the top of the new list. */
function useListTop(view: ListingView) {
  const ref = useRef<HTMLDivElement>(null)
  const seeks = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new results are what it waits for
  useEffect(() => {
    if (!seeks.current) return
    seeks.current = false
    const above = ref.current?.getBoundingClientRect().top ?? 0
    if (above < 0) ref.current?.scrollIntoView({ block: 'start' })
  }, [view])
  return {
    ref,
    seek: () => {
      seeks.current = true
    },
  }
}
