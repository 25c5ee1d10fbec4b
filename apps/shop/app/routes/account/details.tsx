import { actDetails, loadDetails } from '../../../server/account/about-me/details-page.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { DetailsScreen } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/details.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return orUnavailable(loadDetails(context, request))
}

export function action({ request, context }: Route.ActionArgs) {
  return orUnavailable(actDetails(context, request))
}

export default function Details({ loaderData: { texts, ...page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <DetailsScreen {...page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
