import { actAlerts, loadAlerts } from '../../../server/account/alerts-page.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { AlertsScreen } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/alerts.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return orUnavailable(loadAlerts(context, request))
}

export function action({ request, context }: Route.ActionArgs) {
  return orUnavailable(actAlerts(context, request))
}

export default function AlertsPage({ loaderData: { texts, ...page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <AlertsScreen {...page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
