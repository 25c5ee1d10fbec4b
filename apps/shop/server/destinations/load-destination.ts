import { data, type RouterContextProvider } from 'react-router'
import { readDestinationAddress } from '../../app/features/destinations/destination-address.ts'
import { loadContentPage } from '../content-pages/load-content-page.ts'
import { answerListing, searchBarOf } from '../listing/load-listing.ts'
import { deliveryContext, servicesContext, visitContext } from '../request/context.ts'
import { keepUntil } from '../request/keep-until.ts'
import { orUnavailable } from '../request/or-unavailable.ts'
import { readDestination } from './read-destination.ts'

export type DestinationLoaded = Awaited<ReturnType<typeof loadDestination>>

/** An editor's page with this URL has priority; then places and their searches. */
export async function loadDestination(context: Readonly<RouterContextProvider>, request: Request) {
  const visit = context.get(visitContext)
  const services = context.get(servicesContext)
  const { content, clock, env } = services
  const address = readDestinationAddress(visit.path)
  const written = await orUnavailable(content.page(visit.path, visit))
  if (written.ok || !address) return { ...(await loadContentPage(context)), view: null, listing: null }
  const delivery = context.get(deliveryContext)
  const found = await orUnavailable(readDestination(address, { ...services, visit, t: delivery.i18n.t }))
  if (!found.ok) {
    if (found.refusal.code === 'page-not-active') throw data(found.refusal, { status: 404 })
    return { ...(await loadContentPage(context)), view: null, listing: null }
  }
  const { page, path, offers, searchBar, home, ...view } = found.value
  delivery.keepUntil = keepUntil(page, clock())
  const listing =
    home &&
    (await answerListing(request, context, {
      path,
      home,
      destinations: home.selectedDestinationsCodes,
      params: new URL(request.url).searchParams,
      sortCodes: page.sortCodes,
    }))
  const where = { locale: visit.locale, siteUrl: env.siteUrl, preview: visit.drafts }
  // The listing shows the same offers and more.
  const bar = listing ? await searchBarOf(context, page, listing) : searchBar
  return {
    page,
    path,
    offers,
    searchBar: bar,
    ...where,
    view: listing ? { ...view, shelves: [] } : view,
    listing,
  }
}
