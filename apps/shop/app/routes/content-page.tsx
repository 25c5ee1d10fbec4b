import { loadContentPage } from '../../server/load-content-page.ts'
import { PageSlots } from '../features/page-slots/page-slots.tsx'
import { RouteError } from '../report/route-error.tsx'
import { usePreviewRefresh } from '../report/use-preview-refresh.ts'
import type { Route } from './+types/content-page.ts'
import { contentPageMeta } from './content-page-meta.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? contentPageMeta(loaderData) : [])

export async function loader({ context }: Route.LoaderArgs) {
  return loadContentPage(context)
}

export default function ContentPage({ loaderData: { page, preview } }: Route.ComponentProps) {
  usePreviewRefresh(preview)
  return <PageSlots page={page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
