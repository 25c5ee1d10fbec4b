import { visitContext } from '../../server/request/context.ts'
import { CookieSettings, savedMark } from '../features/consent/cookie-settings.tsx'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/cookie-settings.ts'

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export function loader({ request, context }: Route.LoaderArgs) {
  const { locale, consent } = context.get(visitContext)
  return { locale, consent, isSaved: new URL(request.url).searchParams.has(savedMark) }
}

export default function CookieSettingsPage({ loaderData }: Route.ComponentProps) {
  return <CookieSettings {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
