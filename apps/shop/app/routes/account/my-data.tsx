import { actMyData, loadMyData } from '../../../server/my-data/my-data-page.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { MyDataScreen } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/my-data.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return orUnavailable(loadMyData(context, request))
}

export function action({ request, context }: Route.ActionArgs) {
  return orUnavailable(actMyData(context, request))
}

export default function MyDataPage({ loaderData: { texts, ...page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <MyDataScreen {...page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
