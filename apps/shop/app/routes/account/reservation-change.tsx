import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { actChange } from '../../../server/reservation/act-change.ts'
import { loadChange } from '../../../server/reservation/load-change.ts'
import { readWhenChanged } from '../../browser/read-when-changed.ts'
import { AccountTabs } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { ChangeScreen } from '../../features/reservation/reservation.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/reservation-change.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context, params }: Route.LoaderArgs) {
  return orUnavailable(loadChange(context, request, params))
}

export function action({ request, context, params }: Route.ActionArgs) {
  return orUnavailable(actChange(context, request, params.number))
}

export const shouldRevalidate = readWhenChanged

export default function ReservationChange({ loaderData: { texts, page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return (
    <>
      <AccountTabs current="trips" />
      <ChangeScreen page={page} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
