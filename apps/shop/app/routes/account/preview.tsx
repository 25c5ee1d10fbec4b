import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { loadPreview } from '../../../server/reservation/preview-page.ts'
import { TabsOfCustomer } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { PreviewScreen } from '../../features/reservation/reservation.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/preview.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return orUnavailable(loadPreview(context, request))
}

export default function Preview({ loaderData: { texts, page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return (
    <>
      <TabsOfCustomer current="trips" />
      <PreviewScreen page={page} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
