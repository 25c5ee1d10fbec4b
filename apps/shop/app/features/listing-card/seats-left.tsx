import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'

/** Null unless there are few. */
export function SeatsLeft({ count }: { count: number | null }) {
  const { t } = useTranslation()
  if (count === null) return null
  return (
    <p className="mt-2.5 inline-flex items-center gap-1.5 rounded-small bg-warning-wash px-2 py-0.5 text-small font-medium text-warning">
      <Icon name="clock" size={16} />
      {t('listing.seatsLeft', { count })}
    </p>
  )
}
