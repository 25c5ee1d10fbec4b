import { actLogin } from '../../../server/account/act-account.ts'
import { loadOutside } from '../../../server/account/load-account.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { LoginScreen } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/login.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return loadOutside(context, request)
}

export function action({ request, context }: Route.ActionArgs) {
  return orUnavailable(actLogin(context, request))
}

export default function Login({ loaderData: { texts, ...page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <LoginScreen {...page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
