import { pageTexts } from '@wojaz/content'
import { data } from 'react-router'
import { deliveryContext, servicesContext, visitContext } from '../../server/request/context.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import { forOthers } from '../../server/wishlist/for-others.ts'
import { SharedScreen } from '../features/wishlist-pages/wishlist-pages.ts'
import { usePageTexts } from '../i18n/page-texts.ts'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/shared-wishlist.ts'

export const meta: Route.MetaFunction = () => [
  { name: 'robots', content: 'noindex' },
  // The URL is the key to the list, so it must not be sent as referrer.
  { name: 'referrer', content: 'no-referrer' },
]

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext)
  const { wishlists, showSaved } = context.get(servicesContext)
  const rows = await orUnavailable(wishlists.ofShared(params.token ?? ''))
  if (!rows) throw data({ code: 'page-not-found' }, { status: 404 })
  return {
    offers: await orUnavailable(showSaved(rows.map(forOthers), locale)),
    locale,
    texts: pageTexts(context.get(deliveryContext).i18n, 'wishlistPage'),
  }
}

export default function SharedWishlist({ loaderData: { texts, ...list } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <SharedScreen {...list} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
