import { pageTexts } from '@wojaz/content'
import { accountHead } from '../../server/account/account-head.ts'
import { pageTemplate } from '../../server/content-pages/page-template.ts'
import {
  customerContext,
  deliveryContext,
  servicesContext,
  visitContext,
} from '../../server/request/context.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import { listOwner } from '../../server/wishlist/guest-id.ts'
import { AccountTabs } from '../features/account/account.ts'
import { AccountGreetingContext } from '../features/account/account-head.tsx'
import { TemplateSlots } from '../features/page-slots/page-slots.tsx'
import { newsParameter, readNews, sharedAddress } from '../features/wishlist/wishlist-address.ts'
import { WishlistScreen } from '../features/wishlist-pages/wishlist-pages.ts'
import { usePageTexts } from '../i18n/page-texts.ts'
import { RouteError } from '../report/route-error.tsx'
import type { Route } from './+types/wishlist.ts'

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext)
  const { wishlists, showSaved, env } = context.get(servicesContext)
  const customer = context.get(customerContext)
  const guest = listOwner(customer, request.headers.get('cookie') ?? undefined)
  const [rows, token] = guest
    ? await orUnavailable(Promise.all([wishlists.ofGuest(guest), wishlists.shareToken(guest)]))
    : [[], null]
  return {
    offers: await orUnavailable(showSaved(rows, locale)),
    shareUrl: token && env.siteUrl + sharedAddress(locale, token),
    news: readNews(new URL(request.url).searchParams.get(newsParameter)),
    locale,
    template: await pageTemplate(context, 'wishlist'),
    head: await accountHead(context),
    texts: pageTexts(
      context.get(deliveryContext).i18n,
      'wishlistPage',
      ...(customer ? ['account' as const] : []),
    ),
  }
}

export default function Wishlist({ loaderData: { texts, template, head, ...list } }: Route.ComponentProps) {
  usePageTexts(texts)
  return (
    <>
      {head ? (
        <AccountGreetingContext value={head}>
          <AccountTabs current="wishlist" />
        </AccountGreetingContext>
      ) : null}
      <WishlistScreen {...list} />
      <TemplateSlots template={template} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
