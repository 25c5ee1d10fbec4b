import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { actJoin, loadJoin } from '../../../server/reservation/join-page.ts'
import { TabsOfCustomer } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { JoinScreen } from '../../features/reservation/reservation.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/join.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return orUnavailable(loadJoin(context, request))
}

export function action({ request, context }: Route.ActionArgs) {
  return orUnavailable(actJoin(context, request))
}

export default function Join({ loaderData: { texts, ...page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return (
    <>
      <TabsOfCustomer current="trips" />
      <JoinScreen page={page} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
