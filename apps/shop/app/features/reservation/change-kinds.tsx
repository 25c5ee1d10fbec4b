import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { type ChangeKind, changeAddress } from './reservation-address.ts'

interface ChangeKindsProps {
  number: string
  kinds: readonly ChangeKind[]
  current: ChangeKind | null
}

/** What can be changed, each on a separate page. */
export function ChangeKinds({ number, kinds, current }: ChangeKindsProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <nav aria-label={t('reservation.change.what')}>
      <ul className="flex flex-wrap gap-2 sm:gap-3">
        {kinds.map((kind) => (
          <li key={kind}>
            <a
              href={changeAddress(locale, number, kind)}
              aria-current={kind === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-control border border-line-strong bg-paper-raised px-3.5 text-small font-bold sm:px-5 sm:text-base hover:border-ink aria-[current=page]:border-2 aria-[current=page]:border-accent aria-[current=page]:text-accent"
            >
              {t(`reservation.change.${kind}.link`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
