import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { actReservation } from '../../../server/reservation/act-reservation.ts'
import { loadReservation } from '../../../server/reservation/load-reservation.ts'
import { AccountTabs } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { ReservationScreen } from '../../features/reservation/reservation.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/reservation.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context, params }: Route.LoaderArgs) {
  return orUnavailable(loadReservation(context, request, params))
}

export function action({ request, context, params }: Route.ActionArgs) {
  return orUnavailable(actReservation(context, request, params.number, params.tab))
}

export default function Reservation({ loaderData: { texts, page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return (
    <>
      <AccountTabs current="trips" />
      <ReservationScreen page={page} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
