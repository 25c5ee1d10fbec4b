import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { actMailbox, loadMailbox } from '../../../server/talks/mailbox-page.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { MailboxScreen } from '../../features/mailbox/mailbox.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/mailbox.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return orUnavailable(loadMailbox(context, request))
}

export function action({ request, context }: Route.ActionArgs) {
  return orUnavailable(actMailbox(context, request))
}

export default function MailboxPage({ loaderData: { texts, mailbox } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <MailboxScreen mailbox={mailbox} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
