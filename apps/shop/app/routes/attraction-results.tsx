import { loadResults } from '../../server/attractions/load-attractions.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import { AttractionCartLink } from '../features/attraction-checkout/attraction-cart-link.tsx'
import { ResultsScreen } from '../features/attractions/attractions.ts'
import { usePageTexts } from '../i18n/page-texts.ts'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/attraction-results.ts'
import { attractionListMeta } from './attraction-meta.ts'
import { guestsOwn } from './guests-own.ts'

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return []
  const tags = attractionListMeta(loaderData)
  return location.search === '' ? tags : guestsOwn(tags)
}

export function loader({ request, context }: Route.LoaderArgs) {
  return orUnavailable(loadResults(context, request))
}

export default function AttractionResults({ loaderData: { view } }: Route.ComponentProps) {
  usePageTexts(view.texts)
  return <ResultsScreen view={view} cartLink={<AttractionCartLink />} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
