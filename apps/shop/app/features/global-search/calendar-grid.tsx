import { dayAfterKey, type IsoDay, monthWeeks, weekdayAbbreviation } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { groupThousands } from '@wojaz/travel/money'
import type { TravelDates } from '@wojaz/travel/search-form'
import { type KeyboardEvent, useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { dayName, monthName } from './search-words.ts'

interface CalendarGridProps {
  /** Any day of the month. */
  month: IsoDay
  range: { from: IsoDay; to: IsoDay }
  /** The lowest price of each departure day. Null: unknown, and every day can be picked. */
  days: ReadonlyMap<IsoDay, number> | null
  dates: TravelDates
  /** The only day in the Tab order. */
  current: IsoDay
  locale: Locale
  onMove: (day: IsoDay) => void
  onPick: (day: IsoDay) => void
}

const weekdays = [1, 2, 3, 4, 5, 6, 0]

/** One month as a grid. Arrow keys move by day and week, Page Up and Page Down by month. Every day shows its price. */
export function CalendarGrid({
  month,
  range,
  days,
  dates,
  current,
  locale,
  onMove,
  onPick,
}: CalendarGridProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const weeks = monthWeeks(month)
  const prices = weeks.flat().flatMap((day) => days?.get(day ?? '') ?? [])
  const lowest = prices.length > 0 ? Math.min(...prices) : null

  const onKeyDown = (event: KeyboardEvent) => {
    const moved = dayAfterKey(current, event, range)
    if (moved === null) return
    event.preventDefault()
    onMove(moved)
  }

  const dayCell = (day: IsoDay | null, position: number) => {
    if (day === null) return <td key={position} />
    const price = days?.get(day) ?? null
    const isPossible = day >= range.from && day <= range.to && (days === null || price !== null)
    const isEdge = day === dates.from || day === dates.to
    const isInside = dates.from !== null && dates.to !== null && day >= dates.from && day <= dates.to
    const isLowest = price !== null && price === lowest
    const label = [
      dayName(day, locale),
      price === null
        ? !isPossible && t('bar.noDeparture')
        : t('offers.from', { price: `${zloty(price)} zł` }),
      isLowest && t('bar.cheapest'),
    ]
    const look = isEdge
      ? 'bg-accent text-on-accent'
      : isInside
        ? 'bg-accent-wash'
        : isPossible
          ? 'hover:bg-paper-sunk'
          : 'text-ink-soft'
    return (
      // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a cell is a gridcell
      <td
        key={day}
        aria-selected={isEdge || isInside}
        className={isInside ? 'bg-accent-wash first:rounded-l-control last:rounded-r-control' : ''}
      >
        <button
          type="button"
          data-day={day}
          tabIndex={day === current ? 0 : -1}
          aria-disabled={!isPossible || undefined}
          aria-label={label.filter(Boolean).join(', ')}
          onClick={() => (isPossible ? onPick(day) : onMove(day))}
          className={`grid min-h-12 w-full place-content-center rounded-control text-center leading-tight -outline-offset-2 ${isPossible ? 'cursor-pointer' : 'cursor-not-allowed'} ${look}`}
        >
          <span className={isPossible ? 'font-bold' : 'line-through decoration-1 opacity-70'}>
            {Number(day.slice(8))}
          </span>
          <span
            className={`min-h-4 text-[0.6875rem] ${isEdge ? '' : isLowest ? 'font-bold text-success' : 'text-ink-soft'}`}
          >
            {price === null ? '' : zloty(price)}
          </span>
        </button>
      </td>
    )
  }

  return (
    <div className="min-w-0 flex-1">
      <h3 id={titleId} aria-live="polite" className="py-2 text-center font-bold first-letter:uppercase">
        {monthName(month, locale)}
      </h3>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a table that answers to arrow keys
        role="grid"
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
        className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5"
      >
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" className="pb-1 text-fine font-medium text-ink-soft">
                {weekdayAbbreviation(locale, weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>{week.map(dayCell)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Whole złoty without grosze, because a cell is narrow. */
function zloty(price: number): string {
  return groupThousands(Math.ceil(price / 100))
}
