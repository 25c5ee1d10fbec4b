import { actNewComplaint, loadNewComplaint } from '../../../server/complaints/new-complaint-page.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { AccountTabs } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { NewComplaintScreen } from '../../features/complaints/complaints.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/new-complaint.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context, params }: Route.LoaderArgs) {
  return orUnavailable(loadNewComplaint(context, request, params.order))
}

export function action({ request, context, params }: Route.ActionArgs) {
  return orUnavailable(actNewComplaint(context, request, params.order))
}

export default function NewComplaintPage({ loaderData: { texts, page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return (
    <>
      <AccountTabs current="trips" />
      <NewComplaintScreen page={page} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
