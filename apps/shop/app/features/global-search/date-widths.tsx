import { type IsoDay, isFullMonth, monthRange } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import {
  canBeFlexible,
  departureDays,
  flexibleDaysChoices,
  monthPicked,
  type TravelDates,
} from '@wojaz/travel/search-form'
import { useId } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { lowestBetween } from './search-options.ts'
import { monthName } from './search-words.ts'

/** Less exact dates than one day, each with the lowest price it makes available. */

interface DateWidthProps {
  dates: TravelDates
  /** The lowest price of each day. Null: unknown. */
  days: ReadonlyMap<IsoDay, number> | null
  onPick: (dates: TravelDates) => void
}

const look =
  'flex min-h-11 cursor-pointer flex-wrap items-center justify-center gap-x-2 rounded-round border border-line-strong px-4 py-1 text-small font-medium'

export function WholeMonth({ month, dates, days, onPick }: DateWidthProps & { month: IsoDay }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { from, to } = monthRange(month)
  const isChosen = dates.from === from && dates.to !== null && isFullMonth(dates.from, dates.to)
  const price = days && lowestBetween(days, from, to)
  const isDead = days !== null && price === null && !isChosen
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isDead || undefined}
      onClick={() => isDead || onPick(monthPicked(dates, month))}
      className={`${look} hover:border-ink aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-ink-soft aria-pressed:border-accent aria-pressed:bg-accent-wash`}
    >
      {t('bar.wholeMonth', { month: monthName(month, locale) })}
      <Leads price={price} isDead={isDead} />
    </button>
  )
}

export function FlexibleDays({ dates, days, today, onPick }: DateWidthProps & { today: IsoDay }) {
  const { t } = useTranslation()
  const name = useId()
  const isPossible = canBeFlexible(dates)
  return (
    <fieldset className="mt-3 flex flex-wrap items-center gap-2" disabled={!isPossible}>
      <legend className="mb-2 text-small text-ink-soft">{t('bar.flexible')}</legend>
      {flexibleDaysChoices.map((count) => {
        const { startDate, endDate } = departureDays({ ...dates, flexibleDays: count }, today)
        const price =
          isPossible && days && startDate && endDate ? lowestBetween(days, startDate, endDate) : null
        return (
          <label
            key={count}
            className={`${look} has-checked:border-accent has-checked:bg-accent-wash has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-focus`}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={dates.flexibleDays === count}
              onChange={() => onPick({ ...dates, flexibleDays: count })}
            />
            {count === 0 ? t('bar.exactly') : t('bar.plusMinus', { count })}
            <Leads price={price} isDead={false} />
          </label>
        )
      })}
    </fieldset>
  )
}

function Leads({ price, isDead }: { price: number | null; isDead: boolean }) {
  const { t } = useTranslation()
  if (!isDead && price === null) return null
  return (
    <span className="text-fine font-normal text-ink-soft">
      {price === null ? t('bar.noDeparture') : t('offers.from', { price: formatMoney(price) })}
    </span>
  )
}
