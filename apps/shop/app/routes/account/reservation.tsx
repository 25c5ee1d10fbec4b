import { attractionsOfTrip } from '../../../server/attraction-checkout/my-attractions.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { actReservation } from '../../../server/reservation/act-reservation.ts'
import { loadReservation } from '../../../server/reservation/load-reservation.ts'
import { readWhenChanged } from '../../browser/read-when-changed.ts'
import { AccountTabs } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { TripAttractions } from '../../features/attraction-checkout/attraction-checkout.ts'
import { ReservationScreen } from '../../features/reservation/reservation.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/reservation.ts'

export const meta: Route.MetaFunction = () => accountMeta

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const reservation = await orUnavailable(loadReservation(context, request, params))
  const isShown = params.tab === 'uslugi' || params.tab === 'podsumowanie'
  return {
    ...reservation,
    attractions: isShown ? await orUnavailable(attractionsOfTrip(context, request, params.number)) : null,
  }
}

export function action({ request, context, params }: Route.ActionArgs) {
  return orUnavailable(actReservation(context, request, params.number, params.tab))
}

export const shouldRevalidate = readWhenChanged

export default function Reservation({ loaderData: { texts, page, attractions } }: Route.ComponentProps) {
  usePageTexts(texts)
  usePageTexts(attractions?.texts ?? '{}')
  return (
    <>
      <AccountTabs current="trips" />
      <ReservationScreen page={page} />
      {attractions ? <TripAttractions orders={attractions.orders} add={attractions.add} /> : null}
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
