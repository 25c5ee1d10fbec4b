import { actLogins, loadLogins } from '../../../server/account/my-logins.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { LoginsScreen } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/logins.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return orUnavailable(loadLogins(context, request))
}

export function action({ request, context }: Route.ActionArgs) {
  return orUnavailable(actLogins(context, request))
}

export default function Logins({ loaderData: { texts, ...page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <LoginsScreen {...page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
