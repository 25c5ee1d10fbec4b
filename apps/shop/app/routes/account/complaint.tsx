import { actComplaint, loadComplaint } from '../../../server/complaints/complaint-pages.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { AccountTabs } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { ComplaintScreen } from '../../features/complaints/complaints.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/complaint.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context, params }: Route.LoaderArgs) {
  return orUnavailable(loadComplaint(context, request, params.number))
}

export function action({ request, context, params }: Route.ActionArgs) {
  return orUnavailable(actComplaint(context, request, params.number))
}

export default function ComplaintPage({ loaderData: { texts, page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return (
    <>
      <AccountTabs current="trips" />
      <ComplaintScreen page={page} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
