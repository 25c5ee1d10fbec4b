import { formatDate, type IsoDay, monthWeeks, weekdayAbbreviation } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import type { CalendarDay, NamedMonth, PriceCalendar } from '../price-calendar-view.ts'
import { calendarMove } from './calendar-focus.ts'

interface PriceMonthProps {
  calendar: PriceCalendar
  /** The URL of the chosen offer in the guest's language. */
  address: string
  pathOf: (path: string) => string
}

/** One month with a price on every departure day. It is one Tab stop; arrow keys move from offer to offer. */
export function PriceMonth({ calendar, address, pathOf }: PriceMonthProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { table, stop, onKeyDown, isReady } = useWalk(calendar, address)
  const byDate = new Map(calendar.days.map((day) => [day.date, day]))
  const least = Math.min(...calendar.days.map(({ total }) => total))
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <MonthLink month={calendar.previous} address={address} words="hotelCard.calendar.previous" />
        <h3 id="price-month" aria-live="polite" className="text-title first-letter:uppercase">
          {calendar.name}
        </h3>
        <MonthLink month={calendar.next} address={address} words="hotelCard.calendar.next" isNext />
      </div>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is walked by arrow keys is a grid
        role="grid"
        tabIndex={-1}
        aria-labelledby="price-month"
        onKeyDown={onKeyDown}
        className={look}
      >
        <thead>
          <tr className="text-fine text-ink-soft">
            {[1, 2, 3, 4, 5, 6, 0].map((weekday) => (
              <th key={weekday} scope="col" className="pb-1 font-medium">
                {weekdayAbbreviation(locale, weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(`${calendar.month}-01`).map((week) => (
            <tr key={week.join()}>
              {week.map((date, position) => (
                <DayCell
                  key={date ?? `gap-${position}`}
                  date={date}
                  day={date ? byDate.get(date) : undefined}
                  isLeast={date !== null && byDate.get(date)?.total === least}
                  isStop={!isReady || date === stop}
                  pathOf={pathOf}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {calendar.days.length === 0 ? (
        <p className="mt-2 text-small text-ink-soft">{t('hotelCard.calendar.empty')}</p>
      ) : null}
    </div>
  )
}

const look = 'mt-3 w-full table-fixed border-separate border-spacing-1 text-center'

interface DayCellProps {
  date: IsoDay | null
  day: CalendarDay | undefined
  isLeast: boolean
  /** The Tab stop of the calendar. */
  isStop: boolean
  pathOf: (path: string) => string
}

function DayCell({ date, day, isLeast, isStop, pathOf }: DayCellProps) {
  const { t } = useTranslation()
  if (date === null) return <td />
  const number = Number(date.slice(8))
  if (!day)
    return (
      <td className="rounded-small py-2 text-small text-ink-soft">
        {number}
        <span className="sr-only"> – {t('hotelCard.calendar.none')}</span>
      </td>
    )
  const dayLook = day.isChosen
    ? 'bg-sea text-on-sea'
    : isLeast
      ? 'bg-success-wash text-success hover:bg-success hover:text-on-accent'
      : 'bg-paper-raised hover:bg-accent-wash'
  return (
    <td>
      <Link
        to={pathOf(day.url)}
        rel="nofollow"
        preventScrollReset
        data-day={date}
        aria-current={day.isChosen ? 'date' : undefined}
        tabIndex={isStop ? undefined : -1}
        className={`block rounded-small px-0.5 py-1.5 leading-tight ${dayLook}`}
      >
        <span aria-hidden="true" className="block text-small font-bold">
          {number}
        </span>
        <span
          aria-hidden="true"
          className="block whitespace-nowrap text-[0.6875rem] tabular-nums sm:text-fine"
        >
          {formatMoney(day.total).replace(/\s*zł$/, '')}
        </span>
        <span className="sr-only">
          {formatDate(date)}, {formatMoney(day.total)}
          {day.otherRoom ? `, ${day.otherRoom}` : ''}
        </span>
      </Link>
    </td>
  )
}

interface MonthLinkProps {
  month: NamedMonth | null
  address: string
  /** A key of the dictionary. */
  words: string
  isNext?: boolean
}

function MonthLink({ month, address, words, isNext = false }: MonthLinkProps) {
  const { t } = useTranslation()
  const round = 'flex size-11 items-center justify-center rounded-round border'
  const arrow = <Icon name="chevronRight" className={isNext ? undefined : 'rotate-180'} />
  if (!month) return <span className={`${round} border-line text-line`}>{arrow}</span>
  return (
    <Link
      to={monthAddress(address, month)}
      rel="nofollow"
      preventScrollReset
      aria-label={t(words, { month: month.name })}
      className={`${round} border-line-strong hover:border-accent hover:text-accent`}
    >
      {arrow}
    </Link>
  )
}

export function monthAddress(address: string, { month }: NamedMonth): string {
  return `${address}${address.includes('?') ? '&' : '?'}month=${month}`
}

/** Moves the focus from day to day. Another month is a navigation; then the focus goes to its first day. */
function useWalk({ month, days, previous, next }: PriceCalendar, address: string) {
  const navigate = useNavigate()
  const table = useRef<HTMLTableElement>(null)
  const isWalking = useRef(false)
  const [isReady, setReady] = useState(false)
  const [walkedTo, setWalkedTo] = useState<IsoDay | null>(null)
  const dates = days.map(({ date }) => date)
  const chosen = days.find(({ isChosen }) => isChosen)?.date
  const stop = walkedTo !== null && dates.includes(walkedTo) ? walkedTo : (chosen ?? dates[0] ?? null)

  useEffect(() => setReady(true), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another month has come
  useEffect(() => {
    // In a month without offers the table itself gets the focus, so that the keys still work.
    const day = table.current?.querySelector<HTMLElement>('[data-day]') ?? table.current
    if (isWalking.current) day?.focus()
    isWalking.current = false
  }, [month])

  const onKeyDown = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset.day ?? `${month}-01`
    const move = calendarMove(dates, from, event.key)
    if (!move) return
    event.preventDefault()
    if (move.to === 'day') {
      setWalkedTo(move.date)
      table.current?.querySelector<HTMLElement>(`[data-day="${move.date}"]`)?.focus()
      return
    }
    const target = move.to === 'next' ? next : previous
    if (!target) return
    isWalking.current = true
    navigate(monthAddress(address, target), { preventScrollReset: true })
  }
  return { table, stop, onKeyDown, isReady }
}
