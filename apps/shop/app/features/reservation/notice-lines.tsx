import { momentWords } from '../../i18n/moment-words.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { NoticeLine } from './reservation-view.ts'

/** Changes by the organiser that wait for an answer, above every page of the reservation. */
export function NoticeLines({ notices }: { notices: readonly NoticeLine[] }) {
  const { t } = useTranslation()
  return notices.map(({ kind, answerBy, url }) => (
    <section
      key={url}
      aria-label={t(`reservation.notice.title.${kind}`)}
      className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-warning-wash px-5 py-4"
    >
      <p className="flex min-w-0 flex-1 basis-64 items-start gap-3 font-bold">
        <Icon name="alert" className="mt-0.5 shrink-0 text-warning" />
        {t(`reservation.notice.banner.${kind}`, momentWords(answerBy))}
      </p>
      <ButtonLink href={url}>{t('reservation.notice.open')}</ButtonLink>
    </section>
  ))
}
