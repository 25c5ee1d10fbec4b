import { actFindBooking, loadFindBooking } from '../../server/payment/find-booking.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import { FindBookingScreen } from '../features/find-booking/find-booking.ts'
import { usePageTexts } from '../i18n/page-texts.ts'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/find-booking.ts'

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex, nofollow' }]

export function loader({ request, context }: Route.LoaderArgs) {
  return loadFindBooking(context, request)
}

export function action({ request, context }: Route.ActionArgs) {
  return orUnavailable(actFindBooking(context, request))
}

export default function FindBooking({ loaderData: { isSent, texts } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <FindBookingScreen isSent={isSent} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
