import { loadLetterLink } from '../../server/letter-links/load-letter-link.ts'
import { linkMeta } from '../features/letter-links/link-meta.ts'
import { LinkScreen } from '../features/letter-links/link-screen.tsx'
import { usePageTexts } from '../i18n/page-texts.ts'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/leave-list.ts'

export const meta: Route.MetaFunction = () => linkMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return loadLetterLink('leave', request, context)
}

export default function LeaveList({ loaderData: { texts, ...link } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <LinkScreen purpose="leave" {...link} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
