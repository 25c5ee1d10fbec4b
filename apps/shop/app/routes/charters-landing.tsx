import { pageTexts } from '@wojaz/content'
import { readCharters } from '../../server/charters-landing/read-charters.ts'
import { loadContentPage } from '../../server/content-pages/load-content-page.ts'
import { deliveryContext, servicesContext, visitContext } from '../../server/request/context.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import { ChartersScreen } from '../features/charters-landing/charters-landing.ts'
import { GlobalSearch } from '../features/global-search/global-search.ts'
import { OffersContext } from '../features/offer-cards/offer-cards.ts'
import { PageSlots } from '../features/page-slots/page-slots.tsx'
import { RouteError } from '../report/route-error.tsx'
import { usePreviewRefresh } from '../report/use-preview-refresh.ts'
import type { Route } from './+types/charters-landing.ts'
import { contentPageMeta } from './content-page-meta.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, path } = context.get(visitContext)
  const loaded = await loadContentPage(context)
  const view = await orUnavailable(readCharters(path, { ...context.get(servicesContext), locale }))
  const texts = pageTexts(context.get(deliveryContext).i18n, 'charters', 'explore')
  return { ...loaded, head: contentPageMeta(loaded), charters: view && { ...view, texts } }
}

export default function ChartersLanding({ loaderData }: Route.ComponentProps) {
  const { page, offers, searchBar, preview, charters } = loaderData
  usePreviewRefresh(preview)
  return (
    <OffersContext value={offers}>
      <PageSlots
        page={page}
        aboveOpening={<GlobalSearch facts={searchBar} />}
        belowOpening={charters ? <ChartersScreen view={charters} /> : null}
      />
    </OffersContext>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
