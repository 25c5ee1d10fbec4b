import { actConfirm, loadConfirm } from '../../../server/account/confirm-account.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { ConfirmScreen } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/confirm.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return orUnavailable(loadConfirm(context, request))
}

export function action({ request, context }: Route.ActionArgs) {
  return orUnavailable(actConfirm(context, request))
}

export default function Confirm({ loaderData: { texts, ...page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <ConfirmScreen {...page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
