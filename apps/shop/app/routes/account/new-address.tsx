import { actNewAddress, loadNewAddress } from '../../../server/account/about-me/new-address-page.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { NewAddressScreen } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/new-address.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return orUnavailable(loadNewAddress(context, request))
}

export function action({ request, context }: Route.ActionArgs) {
  return orUnavailable(actNewAddress(context, request))
}

export default function NewAddress({ loaderData: { texts, ...page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <NewAddressScreen {...page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
