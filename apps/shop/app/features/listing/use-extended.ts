import { localisedPath } from '@wojaz/travel/locale'
import { useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation, useNavigate, useNavigation } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import type { ListingFlight, ListingOffer } from '../offer-cards/offer-cards.ts'
import { hrefOf, stateOf } from './listing-address.ts'
import type { ListingView, ShownPages } from './listing-view.ts'
import { nextPage } from './page-address.ts'
import { besideMap } from './phone-view.ts'
import type { LoadedListing } from './use-listing.ts'
import { usePhoneView } from './use-phone-view.ts'

interface Appended {
  to: ListingView
  offers: ListingOffer[]
  flights: ListingFlight[]
  pages: ShownPages
}

/** The results with the pages that were appended. The URL has the page range, so that Back and reload show them again. */
export function useExtended(view: ListingView) {
  const locale = useLocale()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const { view: phoneView } = usePhoneView()
  const { state: busy } = useNavigation()
  const fetcher = useFetcher<LoadedListing>({ key: 'listing-more' })
  const [appended, setAppended] = useState<Appended | null>(null)
  const asked = useRef<{ view: ListingView; page: number } | null>(null)
  const own = appended?.to === view ? appended : null
  const offers = own?.offers ?? view.offers
  const flights = own?.flights ?? view.flights ?? []
  const pages = own?.pages ?? view.pages
  const page = nextPage(pages)
  const hrefOfPages = (first: number, last: number) =>
    localisedPath(
      locale,
      hrefOf(view.address, stateOf(view), { pages: { first, last }, around: view.around }),
    )

  /** The URL of a single page. */
  const linkTo = (number: number) => besideMap(hrefOfPages(number, number), phoneView)

  const { data, state } = fetcher
  useEffect(() => {
    const wanted = asked.current
    const more = data?.failed ? null : data?.listing
    // Responses to older requests are dropped.
    if (state !== 'idle' || !more || wanted?.view !== view || more.pages.first !== wanted.page) return
    // If the guest has started another navigation, changing the URL here would cancel it.
    if (busy !== 'idle') return
    if (more.q !== view.q) return
    asked.current = null
    const longer = { ...pages, last: wanted.page, count: more.pages.count }
    setAppended({
      to: view,
      offers: withNew(offers, more.offers, ({ hotelCode }) => hotelCode),
      flights: withNew(flights, more.flights ?? [], ({ code }) => code),
      pages: longer,
    })
    navigate(hrefOfPages(longer.first, longer.last) + hash, { replace: true, preventScrollReset: true })
  })

  return {
    offers,
    flights,
    pages,
    /** The URL of the next page: for guests without scripts, and when the limit of pages is reached. */
    next: pages.last < pages.count ? linkTo(pages.last + 1) : null,
    previous: pages.first > 1 ? linkTo(pages.first - 1) : null,
    canExtend: page !== null,
    isExtending: state !== 'idle',
    /** Why the next page could not be loaded, or null. */
    failure: state === 'idle' && asked.current !== null ? (data?.failed ?? null) : null,
    extend() {
      if (page === null || state !== 'idle') return
      asked.current = { view, page }
      fetcher.load(hrefOfPages(page, page))
    },
  }
}

/** Offers may change between two requests, so the same offer may come twice. */
function withNew<Item>(shown: readonly Item[], more: readonly Item[], idOf: (item: Item) => string): Item[] {
  const known = new Set(shown.map(idOf))
  return [...shown, ...more.filter((item) => !known.has(idOf(item)))]
}
