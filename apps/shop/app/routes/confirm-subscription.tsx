import { loadEmailLink } from '../../server/email-links/load-email-link.ts'
import { linkMeta } from '../features/email-links/link-meta.ts'
import { LinkScreen } from '../features/email-links/link-screen.tsx'
import { usePageTexts } from '../i18n/page-texts.ts'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/confirm-subscription.ts'

export const meta: Route.MetaFunction = () => linkMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return loadEmailLink('confirm', request, context)
}

export default function ConfirmSubscription({ loaderData: { texts, ...link } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <LinkScreen purpose="confirm" {...link} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
