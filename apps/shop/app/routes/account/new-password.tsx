import { actNewPassword, loadNewPassword } from '../../../server/account/password-page.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { NewPasswordScreen } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/new-password.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return orUnavailable(loadNewPassword(context, request))
}

export function action({ request, context }: Route.ActionArgs) {
  return orUnavailable(actNewPassword(context, request))
}

export default function NewPassword({ loaderData: { texts, ...page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <NewPasswordScreen {...page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
