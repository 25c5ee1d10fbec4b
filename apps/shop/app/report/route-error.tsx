import { type ErrorKind, errorKind, errorTemplateType } from '@wojaz/content'
import { localisedPath } from '@wojaz/travel/locale'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { randomUuid } from '../browser/random-id.ts'
import { ErrorScreen, ErrorTemplate } from '../features/error-screen/error-screen.tsx'
import { quizUrl } from '../features/quiz/quiz.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useDelivery } from './delivery.tsx'
import { captureError } from './error-reporting.ts'
import { messageOf, reportToServer } from './report-to-server.ts'

/** The page for every error: friendly words and a link to the home page, never a stack trace. */
export function RouteError({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const kind = errorKind(isRouteErrorResponse(error) ? error : null)
  const errorId = useErrorId(kind, error)
  return (
    <>
      <title>{`${t(`error.${kind}.title`)} | Wojaż`}</title>
      <meta name="robots" content="noindex" />
      <ErrorScreen
        kind={kind}
        errorId={errorId}
        homeUrl={localisedPath(locale, '/')}
        quizUrl={localisedPath(locale, quizUrl)}
      />
      <ErrorTemplate type={errorTemplateType(kind)} />
    </>
  )
}

/** An error of the server has the server's request id. An error of the browser gets a new id and is reported with it. */
function useErrorId(kind: ErrorKind, error: unknown): string | undefined {
  const { errorId: servers } = useDelivery()
  const [own] = useState(() => (servers || kind !== 'failed' ? undefined : randomUuid()))
  useEffect(() => {
    if (!own) return
    reportToServer({ message: messageOf(error), errorId: own })
    captureError(error, {})
  }, [own, error])
  return kind === 'failed' ? (servers ?? own) : undefined
}
