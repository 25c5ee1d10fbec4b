import { actPasswordSettings, loadPasswordSettings } from '../../../server/account/password-page.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { PasswordSettingsScreen } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/password-settings.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return orUnavailable(loadPasswordSettings(context, request))
}

export function action({ request, context }: Route.ActionArgs) {
  return orUnavailable(actPasswordSettings(context, request))
}

export default function PasswordSettings({ loaderData: { texts, ...page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <PasswordSettingsScreen {...page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
