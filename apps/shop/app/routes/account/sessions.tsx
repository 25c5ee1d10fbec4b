import { actSessions, loadSessions } from '../../../server/account/own-sessions.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { SessionsScreen } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/sessions.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return orUnavailable(loadSessions(context, request))
}

export function action({ request, context }: Route.ActionArgs) {
  return orUnavailable(actSessions(context, request))
}

export default function SessionsPage({ loaderData: { texts, ...page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <SessionsScreen {...page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
