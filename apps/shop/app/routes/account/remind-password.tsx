import { actAskEmail } from '../../../server/account/act-account.ts'
import { loadAskEmail } from '../../../server/account/load-account.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { AskEmailScreen } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/remind-password.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return loadAskEmail(context, request)
}

export function action({ request, context }: Route.ActionArgs) {
  return orUnavailable(actAskEmail(context, request, 'remind'))
}

export default function RemindPassword({ loaderData: { texts, ...page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <AskEmailScreen about="remind" {...page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
