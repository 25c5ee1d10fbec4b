import { useTranslation } from '../../i18n/use-translation.ts'

/** The category of the hotel, with half stars. */
export function StarRow({ stars }: { stars: number }) {
  const { t } = useTranslation()
  return (
    <p className="text-small leading-none text-ink-soft">
      <span aria-hidden="true" className="tracking-wide">
        {'★'.repeat(Math.floor(stars))}
        {stars % 1 ? '½' : ''}
      </span>
      <span className="sr-only">{t('offers.category', { stars: String(stars).replace('.', ',') })}</span>
    </p>
  )
}
