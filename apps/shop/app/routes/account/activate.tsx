import { actActivate, loadActivate } from '../../../server/account/activate-page.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { ActivateScreen } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/activate.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return orUnavailable(loadActivate(context, request))
}

export function action({ request, context }: Route.ActionArgs) {
  return orUnavailable(actActivate(context, request))
}

export default function Activate({ loaderData: { texts, ...page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <ActivateScreen {...page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
