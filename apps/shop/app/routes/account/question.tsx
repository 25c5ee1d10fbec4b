import { actQuestion, loadQuestion } from '../../../server/account/answer-question.ts'
import { orUnavailable } from '../../../server/request/or-unavailable.ts'
import { QuestionScreen } from '../../features/account/account.ts'
import { accountMeta } from '../../features/account/account-meta.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { RouteError } from '../../report/route-error.tsx'
import type { Route } from './+types/question.ts'

export const meta: Route.MetaFunction = () => accountMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return orUnavailable(loadQuestion(context, request))
}

export function action({ request, context }: Route.ActionArgs) {
  return orUnavailable(actQuestion(context, request))
}

export default function Question({ loaderData: { texts, ...page } }: Route.ComponentProps) {
  usePageTexts(texts)
  return <QuestionScreen {...page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
