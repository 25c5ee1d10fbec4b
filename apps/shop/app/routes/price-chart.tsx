import { pageTexts } from '@wojaz/content'
import { loadContentPage } from '../../server/content-pages/load-content-page.ts'
import { readPriceChart } from '../../server/price-chart/read-price-chart.ts'
import { deliveryContext, servicesContext, visitContext } from '../../server/request/context.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import { OffersContext } from '../features/offer-cards/offer-cards.ts'
import { PageSlots } from '../features/page-slots/page-slots.tsx'
import { PriceChartScreen } from '../features/price-chart/price-chart.ts'
import { RouteError } from '../report/route-error.tsx'
import { usePreviewRefresh } from '../report/use-preview-refresh.ts'
import type { Route } from './+types/price-chart.ts'
import { contentPageMeta } from './content-page-meta.ts'
import { guestsOwn } from './guests-own.ts'

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return []
  const tags = contentPageMeta(loaderData)
  return location.search === '' ? tags : guestsOwn(tags)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext)
  const loaded = await loadContentPage(context)
  const { i18n } = context.get(deliveryContext)
  const params = new URL(request.url).searchParams
  const view = await orUnavailable(readPriceChart(params, { ...context.get(servicesContext), locale }))
  return { ...loaded, view: { ...view, texts: pageTexts(i18n, 'chart', 'explore') } }
}

export default function PriceChart({ loaderData: { page, offers, preview, view } }: Route.ComponentProps) {
  usePreviewRefresh(preview)
  return (
    <OffersContext value={offers}>
      <PageSlots page={page} belowOpening={<PriceChartScreen view={view} />} />
    </OffersContext>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
