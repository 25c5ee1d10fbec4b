import { loadEmailLink } from '../../server/email-links/load-email-link.ts'
import { linkMeta } from '../features/email-links/link-meta.ts'
import { LinkScreen } from '../features/email-links/link-screen.tsx'
import { usePageTexts } from '../i18n/page-texts.ts'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/confirm-alert.ts'

export const meta: Route.MetaFunction = () => linkMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return loadEmailLink('alert-confirm', request, context)
}

export default function ConfirmAlert({ loaderData: { texts, ...link } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <LinkScreen purpose="alert-confirm" {...link} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
