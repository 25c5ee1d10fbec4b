import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { actThread, loadThread } from '../../../server/talks/thread-page.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { ThreadScreen } from '../../features/mailbox/mailbox.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/mailbox-thread.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context, params }: Route.LoaderArgs) {
  return orUnavailable(loadThread(context, request, params.thread))
}

export function action({ request, context, params }: Route.ActionArgs) {
  return orUnavailable(actThread(context, request, params.thread))
}

export default function ThreadPage({ loaderData: { texts, view } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <ThreadScreen view={view} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
