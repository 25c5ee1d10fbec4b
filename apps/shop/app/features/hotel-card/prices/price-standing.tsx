import { formatMoney, type PriceStanding as Standing } from '@wojaz/travel/money'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/icon.tsx'
import { besideBox } from '../configurator/beside-box.ts'

interface PriceStandingProps {
  standing: Standing
  /** The price history has hotels but no fares, so flights count with today's price. */
  hasFlights: boolean
}

const looks = {
  low: 'bg-success-wash text-success',
  typical: 'bg-paper-sunk text-ink',
  high: 'bg-warning-wash text-warning',
}

/** Whether this is a good price, and on a press the basis of that judgement: a label without its basis is an advertisement. */
export function PriceStanding({ standing, hasFlights }: PriceStandingProps) {
  const { t } = useTranslation()
  const { level, compared, lowest, highest } = standing
  const range = { lowest: formatMoney(lowest), highest: formatMoney(highest) }
  return (
    <details name="hotel-card-choice" className="group mt-2 text-fine text-ink-soft lg:mt-1">
      <summary className="flex min-h-6 cursor-pointer list-none items-center gap-1.5 rounded-small [&::-webkit-details-marker]:hidden">
        <span className={`rounded-small px-1.5 py-0.5 text-small font-bold ${looks[level]}`}>
          {t(`hotelCard.standing.${level}`)}
        </span>
        <Icon
          name="chevronDown"
          size={16}
          className="text-accent transition-transform group-open:rotate-180 lg:rotate-90"
        />
      </summary>
      <p className={`pt-1.5 ${besideBox}`}>
        {t('hotelCard.standing.basis', { count: compared, ...range })}
        {hasFlights ? ` ${t('hotelCard.standing.flights')}` : null}
      </p>
    </details>
  )
}
