import { addMonths, dayFormat, firstDayOfMonth, type IsoDay, monthRange } from '@wojaz/travel/dates'
import { groupThousands } from '@wojaz/travel/money'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { lowestBetween } from './search-options.ts'

interface MonthStripProps {
  range: { from: IsoDay; to: IsoDay }
  /** The visible months. */
  shown: readonly IsoDay[]
  days: ReadonlyMap<IsoDay, number> | null
  onTurn: (month: IsoDay) => void
}

/** All months of the range. It is one Tab stop; arrow keys move along it. */
export function MonthStrip({ range, shown, days, onTurn }: MonthStripProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const strip = useRef<HTMLDivElement>(null)
  const [first = range.from] = shown
  const months = monthsBetween(range)

  // Only the strip may scroll, not the page.
  useEffect(() => {
    const row = strip.current
    const button = row?.querySelector<HTMLElement>(`[data-month="${first}"]`)
    if (row && button) row.scrollLeft = button.offsetLeft - row.offsetLeft - 48
  }, [first])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const to = step && months[months.indexOf(first) + step]
    if (!to) return
    event.preventDefault()
    onTurn(to)
    strip.current?.querySelector<HTMLElement>(`[data-month="${to}"]`)?.focus({ preventScroll: true })
  }

  return (
    <div
      ref={strip}
      role="toolbar"
      aria-label={t('bar.months')}
      onKeyDown={onKeyDown}
      className="mb-2 flex gap-1 overflow-x-auto pb-1 [scrollbar-width:thin]"
    >
      {months.map((month) => {
        const { from, to } = monthRange(month)
        const price = days && lowestBetween(days, from, to)
        const at = new Date(`${month}T00:00:00Z`)
        return (
          <button
            key={month}
            type="button"
            data-month={month}
            tabIndex={month === first ? 0 : -1}
            aria-current={shown.includes(month) || undefined}
            aria-label={dayFormat(locale, { month: 'long', year: 'numeric' }).format(at)}
            onClick={() => onTurn(month)}
            className="min-h-12 shrink-0 cursor-pointer rounded-control px-2.5 py-1 text-center text-small leading-tight -outline-offset-2 hover:bg-paper-sunk aria-[current]:bg-accent-wash aria-[current]:font-bold"
          >
            <span className="block whitespace-nowrap">
              {dayFormat(locale, { month: 'short' }).format(at)}
              {month.endsWith('-01-01') || month === months[0] ? ` ${month.slice(0, 4)}` : ''}
            </span>
            <span className="block min-h-4 whitespace-nowrap text-[0.6875rem] font-normal text-ink-soft">
              {days === null ? '' : price === null ? '–' : groupThousands(Math.ceil(price / 100))}
            </span>
          </button>
        )
      })}
    </div>
  )
}

function monthsBetween({ from, to }: MonthStripProps['range']): IsoDay[] {
  const months: IsoDay[] = []
  for (let month = firstDayOfMonth(from); month <= to; month = addMonths(month, 1)) months.push(month)
  return months
}
