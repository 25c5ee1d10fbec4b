import { decodeSearchParams } from '@wojaz/travel/search'
import { loadContentPage } from '../../server/content-pages/load-content-page.ts'
import { homeTrip } from '../../server/reservation/home-trip.ts'
import { GlobalSearch } from '../features/global-search/global-search.ts'
import { OffersContext } from '../features/offer-cards/offer-cards.ts'
import { PageSlots } from '../features/page-slots/page-slots.tsx'
import { PopularAttractions } from '../features/popular-attractions/popular-attractions.tsx'
import { HomeTripStrip } from '../features/reservation/home-trip.tsx'
import { RouteError } from '../report/route-error.tsx'
import { usePreviewRefresh } from '../report/use-preview-refresh.ts'
import type { Route } from './+types/content-page.ts'
import { contentPageMeta } from './content-page-meta.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  // A search to be changed, from a list without scripts.
  const search = searchParams.get('q') ? decodeSearchParams(searchParams) : undefined
  const [loaded, trip] = await Promise.all([loadContentPage(context, search), homeTrip(context)])
  // Computed in the loader, so that the browser does not load code for search engines.
  return { ...loaded, trip, head: contentPageMeta(loaded) }
}

export default function ContentPage({
  loaderData: { page, offers, searchBar, preview, trip },
}: Route.ComponentProps) {
  usePreviewRefresh(preview)
  return (
    <OffersContext value={offers}>
      {trip ? <HomeTripStrip {...trip} /> : null}
      <PageSlots page={page} aboveOpening={<GlobalSearch facts={searchBar} />} />
      {page.url === '/' ? <PopularAttractions url="/" /> : null}
    </OffersContext>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
