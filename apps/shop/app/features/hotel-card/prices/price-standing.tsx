import { formatMoney, type PriceStanding as Standing } from '@wojaz/travel/money'
import { useTranslation } from '../../../i18n/use-translation.ts'

interface PriceStandingProps {
  standing: Standing
  /** The history knows hotels, not fares: flights are counted as they cost today. */
  hasFlights: boolean
}

const looks = {
  low: 'bg-success-wash text-success',
  typical: 'bg-paper-sunk text-ink',
  high: 'bg-warning-wash text-warning',
}

/** Whether this is a good day to book, and what that is measured by: a label without its basis is an advertisement. */
export function PriceStanding({ standing, hasFlights }: PriceStandingProps) {
  const { t } = useTranslation()
  const { level, compared, lowest, highest } = standing
  const range = { lowest: formatMoney(lowest), highest: formatMoney(highest) }
  return (
    <p className="mt-2 text-fine text-ink-soft">
      <span
        className={`mr-1.5 inline-block rounded-small px-1.5 py-0.5 text-small font-bold ${looks[level]}`}
      >
        {t(`hotelCard.standing.${level}`)}
      </span>
      {t('hotelCard.standing.basis', { count: compared, ...range })}
      {hasFlights ? ` ${t('hotelCard.standing.flights')}` : null}
    </p>
  )
}
