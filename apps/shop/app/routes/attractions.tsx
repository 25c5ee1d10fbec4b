import { loadLanding } from '../../server/attractions/load-attractions.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import { AttractionCartLink } from '../features/attraction-checkout/attraction-cart-link.tsx'
import { LandingScreen } from '../features/attractions/attractions.ts'
import { usePageTexts } from '../i18n/page-texts.ts'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/attractions.ts'
import { attractionListMeta } from './attraction-meta.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? attractionListMeta(loaderData) : [])

export function loader({ request, context }: Route.LoaderArgs) {
  return orUnavailable(loadLanding(context, request))
}

export default function Attractions({ loaderData: { view } }: Route.ComponentProps) {
  usePageTexts(view.texts)
  return <LandingScreen view={view} cartLink={<AttractionCartLink />} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
