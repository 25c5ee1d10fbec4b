import { useTranslation } from '../i18n/use-translation.ts'

/** The first stop of the Tab key on every page. */
export function SkipLink({ target }: { target: string }) {
  const { t } = useTranslation()
  return (
    <a
      href={`#${target}`}
      className="no-print absolute left-4 top-0 z-50 -translate-y-[120%] rounded-b-control bg-ink px-5 py-3 text-small font-bold text-on-sea focus:translate-y-0"
    >
      {t('skipLink.toContent')}
    </a>
  )
}
