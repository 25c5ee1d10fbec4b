import { loadComplaints } from '../../../server/complaints/complaint-pages.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { AccountTabs } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { ComplaintsScreen } from '../../features/complaints/complaints.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/complaints.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return orUnavailable(loadComplaints(context, request))
}

export default function ComplaintsPage({ loaderData: { texts, page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return (
    <>
      <AccountTabs current="trips" />
      <ComplaintsScreen page={page} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
