import { type IncludedService, wordKey } from '@wojaz/booking'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'

const icons = {
  LUGGAGE_SMALL: 'suitcase',
  LUGGAGE_20_INCLUDED: 'suitcase',
  LUGGAGE_23: 'suitcase',
  TRANSFER_SHARED: 'car',
  INSURANCE_STANDARD: 'shield',
  RESIDENT: 'person',
} as const satisfies Record<IncludedService, string>

/** What the price includes besides flight, stay and meals, in a few words. Renders nothing if that is empty. */
export function IncludedStrip({
  services,
  className = '',
}: {
  services: readonly IncludedService[]
  className?: string
}) {
  const { t } = useTranslation()
  if (services.length === 0) return null
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 text-small ${className}`}>
      <span className="font-bold text-success">{t('offers.included.label')}</span>
      <ul className="contents">
        {services.map((service) => (
          <li key={service} className="inline-flex items-center gap-1.5">
            <Icon name={icons[service]} size={16} className="shrink-0 text-success" />
            {t(`offers.included.${wordKey(service)}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
