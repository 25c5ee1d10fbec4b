import { data } from 'react-router'
import { servicesContext } from '../../server/request/context.ts'
import { UiGallery } from '../features/ui-gallery/ui-gallery.tsx'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/ui-gallery.ts'

export const meta: Route.MetaFunction = () => [
  { title: 'UI | Wojaż' },
  { name: 'robots', content: 'noindex' },
]

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(servicesContext).env.uiGallery) throw data({ code: 'page-not-found' }, { status: 404 })
  return null
}

export default function UiGalleryRoute() {
  return <UiGallery />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
