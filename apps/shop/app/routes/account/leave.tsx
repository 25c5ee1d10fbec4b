import { actLeave, loadLeave } from '../../../server/my-data/my-data-page.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { LeaveScreen } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/leave.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return orUnavailable(loadLeave(context, request))
}

export function action({ request, context }: Route.ActionArgs) {
  return orUnavailable(actLeave(context, request))
}

export default function LeavePage({ loaderData: { texts, ...page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <LeaveScreen {...page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
