import { loadHelp } from '../../../server/account/load-help.ts'
import { HelpScreen } from '../../features/account/account.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/help.ts'

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export function loader({ context }: Route.LoaderArgs) {
  return loadHelp(context)
}

export default function Help({ loaderData: { texts, ...page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <HelpScreen {...page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
