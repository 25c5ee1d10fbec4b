import { useTranslation } from '../i18n/use-translation.ts'

/** The first line of every page of a shop whose payments move no money. */
export function DemoNotice() {
  const { t } = useTranslation()
  return (
    <p role="note" className="bg-warning-wash px-4 py-2 text-center text-small font-bold">
      {t('header.demo')}
    </p>
  )
}
