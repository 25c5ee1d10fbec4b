import { loadHome } from '../../../server/account/load-account.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { actHome } from '../../../server/reservation/act-home.ts'
import { HomeScreen } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/home.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return orUnavailable(loadHome(context, request))
}

export function action({ request, context }: Route.ActionArgs) {
  return orUnavailable(actHome(context, request))
}

export default function AccountHomePage({ loaderData: { texts, ...page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <HomeScreen {...page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
