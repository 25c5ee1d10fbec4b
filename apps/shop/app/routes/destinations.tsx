import { loadContentPage } from '../../server/content-pages/load-content-page.ts'
import { servicesContext, visitContext } from '../../server/request/context.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import { placeCards } from '../../server/showcase/place-cards.ts'
import { DestinationIndex } from '../features/destinations/destinations.ts'
import { OffersContext } from '../features/offer-cards/offer-cards.ts'
import { PageSlots } from '../features/page-slots/page-slots.tsx'
import { RouteError } from '../report/route-error.tsx'
import { usePreviewRefresh } from '../report/use-preview-refresh.ts'
import type { Route } from './+types/destinations.ts'
import { contentPageMeta } from './content-page-meta.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? contentPageMeta(loaderData) : [])

export async function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext)
  const loaded = await loadContentPage(context)
  const cards = await orUnavailable(placeCards({ ...context.get(servicesContext), locale }))
  return { ...loaded, groups: cards.groups() }
}

export default function Destinations({
  loaderData: { page, offers, preview, groups },
}: Route.ComponentProps) {
  usePreviewRefresh(preview)
  return (
    <OffersContext value={offers}>
      <PageSlots page={page} belowOpening={<DestinationIndex groups={groups} />} />
    </OffersContext>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
