import { loadTripPayment } from '../../../server/payment/load-trip-payment.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { TabsOfCustomer } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { TripPaymentScreen } from '../../features/reservation/reservation.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/trip-paid.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ context, params }: Route.LoaderArgs) {
  return orUnavailable(loadTripPayment(context, params.id, 'paid'))
}

export default function TripPaid({ loaderData: { texts, view } }: Route.ComponentProps) {
  usePageTexts(texts)
  return (
    <>
      <TabsOfCustomer current="trips" />
      <TripPaymentScreen view={view} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
