import { data } from 'react-router'
import { deliveryContext, servicesContext, visitContext } from '../../server/request/context.ts'
import { keepUntil } from '../../server/request/keep-until.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import {
  findOffices,
  OfficesContext,
  officesUrl,
  useNow,
  wishParameter,
} from '../features/offices/offices.ts'
import { PageSlots } from '../features/page-slots/page-slots.tsx'
import { RouteError } from '../report/route-error.tsx'
import { usePreviewRefresh } from '../report/use-preview-refresh.ts'
import type { Route } from './+types/offices.ts'
import { contentPageMeta } from './content-page-meta.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? contentPageMeta(loaderData) : [])

/** Longer texts are cut. */
const longestWish = 80

export async function loader({ request, context }: Route.LoaderArgs) {
  const { content, clock, env } = context.get(servicesContext)
  const { locale, visitor, drafts } = context.get(visitContext)
  const outcome = await orUnavailable(content.page(officesUrl, { locale, visitor, drafts }))
  if (!outcome.ok) throw data(outcome.refusal, { status: 404 })
  const offices = await orUnavailable(content.offices(locale))
  const wish = (new URL(request.url).searchParams.get(wishParameter) ?? '').trim().slice(0, longestWish)
  // The results of a guest's search are not cached.
  if (!wish) context.get(deliveryContext).keepUntil = keepUntil(outcome.value, clock())
  return {
    page: outcome.value,
    locale,
    path: officesUrl,
    siteUrl: env.siteUrl,
    preview: drafts,
    wish,
    found: wish ? findOffices(offices, wish) : [],
    places: offices.flatMap(({ officeId, coordinates }) =>
      coordinates ? [{ id: officeId, coordinates }] : [],
    ),
    now: clock().toISOString(),
  }
}

export default function Offices({ loaderData }: Route.ComponentProps) {
  const { page, preview, wish, found, places } = loaderData
  usePreviewRefresh(preview)
  const now = useNow(loaderData.now)
  return (
    <OfficesContext value={{ wish, found, places, now }}>
      <PageSlots page={page} />
    </OfficesContext>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
