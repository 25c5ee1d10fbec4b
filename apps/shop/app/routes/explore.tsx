import { pageTexts } from '@wojaz/content'
import { loadContentPage } from '../../server/content-pages/load-content-page.ts'
import { readExplore } from '../../server/explore/read-explore.ts'
import {
  customerContext,
  deliveryContext,
  servicesContext,
  visitContext,
} from '../../server/request/context.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import { ExploreScreen } from '../features/explore/explore.ts'
import { exploreFlightsUrl } from '../features/explore/explore-address.ts'
import { OffersContext } from '../features/offer-cards/offer-cards.ts'
import { PageSlots } from '../features/page-slots/page-slots.tsx'
import { RouteError } from '../report/route-error.tsx'
import { usePreviewRefresh } from '../report/use-preview-refresh.ts'
import type { Route } from './+types/explore.ts'
import { contentPageMeta } from './content-page-meta.ts'
import { guestsOwn } from './guests-own.ts'
import { loadListingRoute, useKeptListing } from './keep-listing.ts'

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return []
  const tags = contentPageMeta(loaderData)
  return location.search === '' ? tags : guestsOwn(tags)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, path } = context.get(visitContext)
  const loaded = await loadContentPage(context)
  const { i18n } = context.get(deliveryContext)
  const params = new URL(request.url).searchParams
  const services = context.get(servicesContext)
  const ownAirport = context.get(customerContext)?.airport ?? null
  const sources = { ...services, locale, ownAirport }
  const view = await orUnavailable(readExplore(params, sources, path === exploreFlightsUrl))
  const texts = pageTexts(i18n, 'explore', 'map')
  return { ...loaded, explore: { ...view, texts } }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadListingRoute(request, serverLoader, () => false)
}

export default function Explore({ loaderData }: Route.ComponentProps) {
  const { page, offers, preview, explore } = loaderData
  const failed = useKeptListing(loaderData, true)
  usePreviewRefresh(preview)
  return (
    <OffersContext value={offers}>
      <PageSlots page={page} belowOpening={<ExploreScreen view={explore} failed={failed} />} />
    </OffersContext>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
