import { tokenParameter } from '@wojaz/post'
import { servicesContext, visitContext } from '../../server/request-context.ts'
import { isLinkResult, resultParameter } from '../features/letter-links/link-result.ts'
import { LinkScreen } from '../features/letter-links/link-screen.tsx'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/confirm-subscription.ts'

export const meta: Route.MetaFunction = () => [
  { name: 'robots', content: 'noindex' },
  // The address holds a signed link: it is nobody else's business.
  { name: 'referrer', content: 'no-referrer' },
]

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const { locale } = context.get(visitContext)
  const result = searchParams.get(resultParameter)
  if (isLinkResult(result)) return { locale, state: result, token: '' }
  const token = searchParams.get(tokenParameter) ?? ''
  const link = context.get(servicesContext).post.checkLink('confirm', token)
  if (link.ok) return { locale, state: 'asked' as const, token }
  return {
    locale,
    state: link.refusal === 'link-expired' ? ('expired' as const) : ('broken' as const),
    token: '',
  }
}

export default function ConfirmSubscription({ loaderData }: Route.ComponentProps) {
  return <LinkScreen purpose="confirm" {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
