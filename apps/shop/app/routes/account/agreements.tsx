import { actAgreements, loadAgreements } from '../../../server/account/about-me/agreements-page.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { AgreementsScreen } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/agreements.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return orUnavailable(loadAgreements(context, request))
}

export function action({ request, context }: Route.ActionArgs) {
  return orUnavailable(actAgreements(context, request))
}

export default function Agreements({ loaderData: { texts, ...page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <AgreementsScreen {...page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
