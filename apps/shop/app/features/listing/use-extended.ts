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

/** The results with the pages a guest has put below them. The address says how many, so that Back and reload bring them again. */
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

  /** A page of its own. */
  const linkTo = (number: number) => besideMap(hrefOfPages(number, number), phoneView)

  const { data, state } = fetcher
  useEffect(() => {
    const wanted = asked.current
    const more = data?.failed ? null : data?.listing
    // An answer to an older question is dropped, however late it comes.
    if (state !== 'idle' || !more || wanted?.view !== view || more.pages.first !== wanted.page) return
    // A guest who has chosen something else meanwhile is on the way there: saying how long this list is would call that off.
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
    /** Where the next ones are without scripts, and for who has seen enough of them on one page. */
    next: pages.last < pages.count ? linkTo(pages.last + 1) : null,
    previous: pages.first > 1 ? linkTo(pages.first - 1) : null,
    canExtend: page !== null,
    isExtending: state !== 'idle',
    /** Why the next page has not come, or null. */
    failure: state === 'idle' && asked.current !== null ? (data?.failed ?? null) : null,
    extend() {
      if (page === null || state !== 'idle') return
      asked.current = { view, page }
      fetcher.load(hrefOfPages(page, page))
    },
  }
}

/** Between two pages the offers may have changed. */
function withNew<Item>(shown: readonly Item[], more: readonly Item[], idOf: (item: Item) => string): Item[] {
  const known = new Set(shown.map(idOf))
  return [...shown, ...more.filter((item) => !known.has(idOf(item)))]
}
