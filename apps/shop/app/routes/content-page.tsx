import { data, redirect } from 'react-router'
import { keepUntil } from '../../server/keep-until.ts'
import { orUnavailable } from '../../server/or-unavailable.ts'
import { deliveryContext, servicesContext, visitContext } from '../../server/request-context.ts'
import { contentAddress } from '../features/content-link/content-link.tsx'
import { PageSlots } from '../features/page-slots/page-slots.tsx'
import { RouteError } from '../report/route-error.tsx'
import { usePreviewRefresh } from '../report/use-preview-refresh.ts'
import type { Route } from './+types/content-page.ts'
import { contentPageMeta } from './content-page-meta.ts'
import { findRightCase } from './right-case.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? contentPageMeta(loaderData) : [])

export async function loader({ context }: Route.LoaderArgs) {
  const { content, clock, env } = context.get(servicesContext)
  const { locale, path, visitor, drafts } = context.get(visitContext)
  const reader = { locale, visitor, drafts }
  const outcome = await orUnavailable(content.page(path, reader))
  if (!outcome.ok) {
    const rightAddress = await findRightCase(path, (url) => content.page(url, reader))
    if (rightAddress) throw redirect(rightAddress, 301)
    const moved = await content.redirect(path)
    if (moved) throw redirect(contentAddress(moved.to, locale)?.href ?? '/', moved.permanent ? 301 : 302)
    throw data(outcome.refusal, { status: 404 })
  }
  context.get(deliveryContext).keepUntil = keepUntil(outcome.value, clock())
  return { page: outcome.value, locale, path, siteUrl: env.siteUrl, preview: drafts }
}

export default function ContentPage({ loaderData: { page, preview } }: Route.ComponentProps) {
  usePreviewRefresh(preview)
  return <PageSlots page={page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
