import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { actReview, loadReview } from '../../../server/reservation/write-review.ts'
import { AccountTabs } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { ReviewScreen } from '../../features/reservation/reservation.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/review.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context, params }: Route.LoaderArgs) {
  return orUnavailable(loadReview(context, request, params.number))
}

export function action({ request, context, params }: Route.ActionArgs) {
  return orUnavailable(actReview(context, request, params.number))
}

export default function Review({ loaderData: { texts, page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return (
    <>
      {page.isOwn ? <AccountTabs current="trips" /> : null}
      <ReviewScreen page={page} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
