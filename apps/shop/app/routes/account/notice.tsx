import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { actNotice, loadNotice } from '../../../server/reservation/answer-notice.ts'
import { readWhenChanged } from '../../browser/read-when-changed.ts'
import { AccountTabs } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { NoticeScreen } from '../../features/reservation/reservation.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/notice.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context, params }: Route.LoaderArgs) {
  return orUnavailable(loadNotice(context, request, params))
}

export function action({ request, context, params }: Route.ActionArgs) {
  return orUnavailable(actNotice(context, request, params))
}

export const shouldRevalidate = readWhenChanged

export default function Notice({ loaderData: { texts, page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return (
    <>
      {page.isOwn ? <AccountTabs current="trips" /> : null}
      <NoticeScreen page={page} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
