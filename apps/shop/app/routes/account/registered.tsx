import { loadRegistered } from '../../../server/account/load-account.ts'
import { RegisteredScreen } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/registered.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return loadRegistered(context, request)
}

export default function Registered({ loaderData: { texts, ...page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <RegisteredScreen {...page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
