import { actLogin, loadLogin } from '../../../server/account/login-page.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { LoginScreen, OtherWaysIn } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/login.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return loadLogin(context, request)
}

export function action({ request, context }: Route.ActionArgs) {
  return orUnavailable(actLogin(context, request))
}

export default function Login({ loaderData: { texts, ...page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return (
    <LoginScreen {...page}>
      <OtherWaysIn hasPasskey />
    </LoginScreen>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
