import { actHelp, loadHelp } from '../../../server/help/load-help.ts'
import { HelpScreen } from '../../features/help/help-screen.tsx'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/help.ts'

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export function loader({ request, context }: Route.LoaderArgs) {
  return loadHelp(context, request)
}

export function action({ request, context }: Route.ActionArgs) {
  return actHelp(context, request)
}

export default function Help({ loaderData: { texts, ...page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <HelpScreen {...page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
