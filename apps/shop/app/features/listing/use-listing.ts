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

/** What every listing's loader answers with, among other things. */
export interface LoadedListing {
  listing: ListingView | null
  failed?: Failure
}

/** The search on the screen and what changes it. */
export function useListing(view: ListingView) {
  const navigate = useNavigate()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const { state: busy, location: next } = useNavigation()
  const { view: phoneView, step } = usePhoneView()
  const shown = useMemo(() => stateOf(view), [view])
  // What the guest has chosen and the results do not show yet: on its way, or on a phone not sent off yet.
  const [draft, setDraft] = useState<{ on: ListingView; state: SearchState } | null>(null)
  const state = draft?.on === view ? draft.state : shown
  const preview = useFetcher<LoadedListing>({ key: 'listing-preview' })
  const isDrafting = phoneView === 'facets' && draft?.on === view && !isWideScreen()
  const previewed = isDrafting ? preview.data?.listing : null
  const top = useListTop(view)

  /** A view of a phone is left with the search that was chosen in it. */
  const isPhoneStep = () => phoneView !== null && !isWideScreen()

  const pathFor = (to: SearchState, around: Around | null = view.around) =>
    localisedPath(locale, hrefOf(view.address, to, { around }))

  const isUpdating = busy === 'loading' && next?.pathname === pathname && isOther(search, next.search)
  const isSlow = useSlow(isUpdating)

  return {
    state,
    hrefFor: (...asked: Parameters<typeof pathFor>) => besideMap(pathFor(...asked), phoneView),
    top: top.ref,
    /** For what leads to other results without moving the page: the guest looks at their beginning. */
    seekTop: top.seek,
    /** Facets and count of what is chosen, also while it is not sent off. */
    facets: previewed?.facets ?? view.facets,
    total: previewed?.total ?? view.total,
    isUpdating,
    isSlow,
    isCounting: isDrafting && preview.state !== 'idle',
    /** Shows the results of another search; what was chosen stays chosen until they come. */
    show(to: SearchState, around: Around | null = view.around, replace = isPhoneStep()) {
      setDraft({ on: view, state: to })
      top.seek()
      const [path = '', query = ''] = pathFor(to, around).split('?')
      const hash = hashAfter(phoneView, step)
      navigate({ pathname: path, search: query && `?${query}`, hash }, { preventScrollReset: true, replace })
    },
    /** In the full-screen filters of a phone: only counts what it would give. */
    draft(to: SearchState) {
      setDraft({ on: view, state: to })
      preview.load(pathFor(to))
    },
  }
}

/** A list that only grows is no other list: nobody has to wait for what is on the screen already. */
function isOther(search: string, next: string): boolean {
  const [one, other] = [search, next].map((text) => new URL(text, 'http://list'))
  return search !== next && !(one && other && isShownAlready(one, other))
}

/** So soon an answer usually comes: until then old results need not look old, and fading them would only delay the new ones. */
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

/** After another choice the list begins anew: a guest far down in the old one is taken to the top of the new one. */
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
