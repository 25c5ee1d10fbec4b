import type { ErrorKind } from '@wojaz/content'
import { lazy } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Container } from '../../ui/container.tsx'
import { island, orWait } from '../../ui/island.tsx'

// Every page can fail but few do, so the drawings and the editors' blocks are loaded on demand.
const LostBoat = island(
  import.meta.env.SSR
    ? (await import('./lost-boat.tsx')).LostBoat
    : lazy(() => orWait(import('./lost-boat.tsx').then((file) => ({ default: file.LostBoat })))),
)
const RainyBeach = island(
  import.meta.env.SSR
    ? (await import('./rainy-beach.tsx')).RainyBeach
    : lazy(() => orWait(import('./rainy-beach.tsx').then((file) => ({ default: file.RainyBeach })))),
)
export const ErrorTemplate = island(
  import.meta.env.SSR
    ? (await import('./error-template.tsx')).ErrorTemplate
    : lazy(() => orWait(import('./error-template.tsx').then((file) => ({ default: file.ErrorTemplate })))),
)

interface ErrorScreenProps {
  kind: ErrorKind
  /** A reference that a guest can quote on the phone. */
  errorId?: string
  homeUrl: string
  /** An alternative for guests whose page does not exist. */
  quizUrl: string
}

const drawings = {
  notFound: LostBoat,
  notActive: LostBoat,
  failed: RainyBeach,
  unavailable: RainyBeach,
  busy: RainyBeach,
  tooOften: RainyBeach,
}

/** What went wrong in plain words, and links to go on. Only a temporary fault offers to try again. */
export function ErrorScreen({ kind, errorId, homeUrl, quizUrl }: ErrorScreenProps) {
  const { t } = useTranslation()
  const Drawing = drawings[kind]
  const mayPass = kind !== 'notFound' && kind !== 'notActive'
  return (
    <Container className="grid items-center gap-8 py-8 md:grid-cols-2 md:gap-14 md:py-16">
      <div className="aspect-[14/11]">
        <Drawing className="w-full rounded-poster" />
      </div>
      <div>
        <h1 className="text-display">{t(`error.${kind}.title`)}</h1>
        <p className="mt-4 max-w-reading text-lead text-ink-soft">{t(`error.${kind}.text`)}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          {mayPass ? (
            // An empty href reloads the page, even without scripts.
            <ButtonLink href="">{t('error.retry')}</ButtonLink>
          ) : null}
          <ButtonLink href={homeUrl} look={mayPass ? 'secondary' : 'primary'}>
            {t('error.home')}
          </ButtonLink>
          {mayPass ? null : (
            <ButtonLink href={quizUrl} look="secondary">
              {t('error.quiz')}
            </ButtonLink>
          )}
        </div>
        {errorId ? <p className="mt-7 text-small text-ink-soft">{t('error.errorId', { errorId })}</p> : null}
      </div>
    </Container>
  )
}
