import { loadAttraction } from '../../server/attractions/load-attractions.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import { AttractionCartLink } from '../features/attraction-checkout/attraction-cart-link.tsx'
import { DetailScreen } from '../features/attractions/attractions.ts'
import { usePageTexts } from '../i18n/page-texts.ts'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/attraction.ts'
import { attractionMeta } from './attraction-meta.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? attractionMeta(loaderData) : [])

export function loader({ request, context, params }: Route.LoaderArgs) {
  return orUnavailable(loadAttraction(context, request, params.attraction))
}

export default function AttractionPage({ loaderData: { view } }: Route.ComponentProps) {
  usePageTexts(view.texts)
  return <DetailScreen key={view.number} view={view} cartLink={<AttractionCartLink />} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
