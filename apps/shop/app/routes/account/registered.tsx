import { loadRegistered } from '../../../server/account/load-account.ts'
import { RegisteredScreen } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/registered.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ context }: Route.LoaderArgs) {
  return loadRegistered(context)
}

export default function Registered({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <RegisteredScreen />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
