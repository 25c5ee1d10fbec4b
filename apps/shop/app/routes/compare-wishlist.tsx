import { pageTexts } from '@wojaz/content'
import {
  customerContext,
  deliveryContext,
  servicesContext,
  visitContext,
} from '../../server/request/context.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import { listOwner } from '../../server/wishlist/guest-id.ts'
import { comparedParameter } from '../features/wishlist/wishlist.ts'
import { CompareScreen, compareOffers } from '../features/wishlist-pages/wishlist-pages.ts'
import { usePageTexts } from '../i18n/page-texts.ts'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/compare-wishlist.ts'

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext)
  const { wishlists, showSaved } = context.get(servicesContext)
  const guest = listOwner(context.get(customerContext), request.headers.get('cookie') ?? undefined)
  const chosen = new URL(request.url).searchParams.getAll(comparedParameter)
  const rows = guest ? await orUnavailable(wishlists.ofGuest(guest)) : []
  const asked = rows.filter(({ id }) => chosen.includes(String(id)))
  return {
    comparison: compareOffers(await orUnavailable(showSaved(asked, locale)), chosen),
    locale,
    texts: pageTexts(context.get(deliveryContext).i18n, 'wishlistPage'),
  }
}

export default function CompareWishlist({ loaderData: { texts, ...compared } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <CompareScreen {...compared} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
