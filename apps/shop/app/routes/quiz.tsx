import { loadQuiz } from '../../server/quiz/load-quiz.ts'
import { GlobalSearch } from '../features/global-search/global-search.ts'
import { OffersContext } from '../features/offer-cards/offer-cards.ts'
import { PageSlots } from '../features/page-slots/page-slots.tsx'
import { QuizScreen } from '../features/quiz/quiz.ts'
import { RouteError } from '../report/route-error.tsx'
import { usePreviewRefresh } from '../report/use-preview-refresh.ts'
import type { Route } from './+types/quiz.ts'
import { contentPageMeta } from './content-page-meta.ts'
import { guestsOwn } from './guests-own.ts'

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return []
  const tags = contentPageMeta(loaderData)
  return location.search === '' ? tags : guestsOwn(tags)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadQuiz(request, context)
}

export default function Quiz({ loaderData }: Route.ComponentProps) {
  const { page, offers, searchBar, preview, quiz } = loaderData
  usePreviewRefresh(preview)
  return (
    <OffersContext value={offers}>
      <PageSlots
        page={page}
        aboveOpening={searchBar ? <GlobalSearch facts={searchBar} isCompact /> : null}
        belowOpening={<QuizScreen view={quiz} />}
      />
    </OffersContext>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
