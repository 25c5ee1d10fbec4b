import { data } from 'react-router'
import { readDirection } from '../../server/directions/read-direction.ts'
import { keepUntil } from '../../server/keep-until.ts'
import { loadContentPage } from '../../server/load-content-page.ts'
import { orUnavailable } from '../../server/or-unavailable.ts'
import { deliveryContext, servicesContext, visitContext } from '../../server/request-context.ts'
import { DirectionShelves, readDirectionAddress } from '../features/directions/directions.ts'
import { OffersContext, offerListSchema } from '../features/offer-cards/offer-cards.ts'
import { PageSlots } from '../features/page-slots/page-slots.tsx'
import { RouteError } from '../report/route-error.tsx'
import { usePreviewRefresh } from '../report/use-preview-refresh.ts'
import type { Route } from './+types/direction.ts'
import { contentPageMeta } from './content-page-meta.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const offers = loaderData.view?.shelves.flatMap((shelf) => shelf.offers) ?? []
  const schema = offers.length > 0 ? [{ 'script:ld+json': offerListSchema(offers, loaderData) }] : []
  return [...contentPageMeta(loaderData), ...schema]
}

/** What an editor wrote for this very address comes first; then the places and the searches there. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const services = context.get(servicesContext)
  const { content, clock, env } = services
  const address = readDirectionAddress(visit.path)
  const written = await orUnavailable(content.page(visit.path, visit))
  if (written.ok || !address) return { ...(await loadContentPage(context)), view: null }
  const delivery = context.get(deliveryContext)
  const found = await orUnavailable(readDirection(address, { ...services, visit, t: delivery.i18n.t }))
  if (!found.ok) {
    if (found.refusal.code === 'page-not-active') throw data(found.refusal, { status: 404 })
    return { ...(await loadContentPage(context)), view: null }
  }
  const { page, path, offers, ...view } = found.value
  delivery.keepUntil = keepUntil(page, clock())
  return { page, path, offers, locale: visit.locale, siteUrl: env.siteUrl, preview: visit.drafts, view }
}

export default function Direction({
  loaderData: { page, path, offers, preview, view },
}: Route.ComponentProps) {
  usePreviewRefresh(preview)
  return (
    <OffersContext value={offers}>
      <PageSlots page={page} belowOpening={view ? <DirectionShelves {...view} path={path} /> : null} />
    </OffersContext>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
