import { loadHome } from '../../../server/account/load-account.ts'
import { myAttractions } from '../../../server/attraction-checkout/my-attractions.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { actHome } from '../../../server/reservation/act-home.ts'
import { HomeScreen } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { AddAttraction, AttractionOrders } from '../../features/attraction-checkout/attraction-checkout.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/home.ts'

export const meta: Route.MetaFunction = () => accountMeta

export async function loader({ request, context }: Route.LoaderArgs) {
  const home = await orUnavailable(loadHome(context, request))
  return { ...home, attractions: await orUnavailable(myAttractions(context)) }
}

export function action({ request, context }: Route.ActionArgs) {
  return orUnavailable(actHome(context, request))
}

export default function AccountHomePage({ loaderData }: Route.ComponentProps) {
  const { texts, attractions, ...page } = loaderData
  usePageTexts(texts)
  usePageTexts(attractions.texts)
  return (
    <HomeScreen {...page}>
      <AttractionOrders orders={attractions.orders} />
      <AddAttraction trip={attractions.add} />
    </HomeScreen>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
