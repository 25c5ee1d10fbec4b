import { actCompanions, loadCompanions } from '../../../server/account/about-me/companions-page.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { CompanionsScreen } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/companions.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return orUnavailable(loadCompanions(context, request))
}

export function action({ request, context }: Route.ActionArgs) {
  return orUnavailable(actCompanions(context, request))
}

export default function Companions({ loaderData: { texts, ...page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <CompanionsScreen {...page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
