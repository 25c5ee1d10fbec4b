import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'

/** The phone number with its hours. A person to call gives guests confidence in a large purchase. */
export function PhoneLine({ phone, hours }: { phone: string; hours: string }) {
  const { t } = useTranslation()
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-small">
      <a
        href={telephone(phone)}
        aria-label={t('header.call', { phone })}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-control px-2 font-bold -outline-offset-3 hover:text-accent"
      >
        <Icon name="phone" size={16} className="text-accent" />
        {phone}
      </a>
      <span className="text-ink-soft">{hours}</span>
    </p>
  )
}

export function telephone(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
