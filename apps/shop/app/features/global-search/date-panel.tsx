import {
  addDays,
  addMonths,
  calendarRange,
  firstDayOfMonth,
  type IsoDay,
  lastDayOfMonth,
} from '@wojaz/travel/dates'
import { anyTravelDates, dayPicked, hasUnappliedDates, type TravelDates } from '@wojaz/travel/search-form'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CalendarGrid } from './calendar-grid.tsx'
import { FlexibleDays, WholeMonth } from './date-widths.tsx'
import { MonthStrip } from './month-strip.tsx'
import { dateWords } from './search-words.ts'
import type { SearchForm } from './use-search-form.ts'

/** Flights are sold a year and a half ahead. */
const monthsAhead = 18

/**
 * Departure days: a range, a whole month, or a day plus or minus some days. Months and widths apply at once; single days apply
 * when they are submitted.
 */
export function DatePanel({ form }: { form: SearchForm }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { bar, send, choices, facts, isPhone, options } = form
  const dates = bar.draft ?? anyTravelDates
  const range = calendarRange({ from: addDays(facts.today, 1), to: lastDeparture(form) })
  const within = (day: IsoDay) => (day < range.from ? range.from : day > range.to ? range.to : day)
  const [current, setCurrent] = useState(() => within(dates.from ?? range.from))
  const [month, setMonth] = useState(() => firstDayOfMonth(current))
  const grid = useRef<HTMLDivElement>(null)
  const movedByKey = useRef(true)
  const months = isPhone ? [month] : [month, addMonths(month, 1)]
  const last = months.at(-1) as IsoDay

  useEffect(() => {
    if (movedByKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus()
    movedByKey.current = false
  }, [current])

  const move = (day: IsoDay) => {
    movedByKey.current = true
    setCurrent(day)
    if (day < month) setMonth(firstDayOfMonth(day))
    else if (day > lastDayOfMonth(last)) setMonth(addMonths(firstDayOfMonth(day), isPhone ? 0 : -1))
  }
  const turnTo = (next: IsoDay) => {
    setMonth(next)
    setCurrent(within(next))
  }
  const turn = (step: number) => turnTo(addMonths(month, step))
  const choose = (chosen: TravelDates) => send({ type: 'datesChosen', dates: chosen, today: facts.today })
  const pick = (day: IsoDay) => {
    move(day)
    send({ type: 'datesPicked', dates: dayPicked(dates, day) })
  }
  const isUnapplied = hasUnappliedDates(bar, facts.today)

  return (
    <>
      <MonthStrip range={range} shown={months} days={choices.days} onTurn={turnTo} />
      <div className="flex items-center justify-between gap-2">
        <TurnButton
          label={t('bar.previousMonth')}
          isDisabled={month <= firstDayOfMonth(range.from)}
          onPress={() => turn(-1)}
          turned
        />
        <p aria-live="polite" className="text-center text-small text-ink-soft">
          {options.state === 'fetching' && !choices.days
            ? t('bar.loading')
            : dates.from && !dates.to
              ? t('bar.pickLast')
              : t('bar.pickFirst')}
        </p>
        <TurnButton
          label={t('bar.nextMonth')}
          isDisabled={last >= firstDayOfMonth(range.to)}
          onPress={() => turn(1)}
        />
      </div>
      <div ref={grid} className="flex gap-8">
        {months.map((one) => (
          <CalendarGrid
            key={one}
            month={one}
            range={range}
            days={choices.days}
            dates={dates}
            current={current}
            locale={locale}
            onMove={move}
            onPick={pick}
          />
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {months.map((one) => (
          <WholeMonth key={one} month={one} dates={dates} days={choices.days} onPick={choose} />
        ))}
      </div>
      <FlexibleDays dates={dates} days={choices.days} today={facts.today} onPick={choose} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        <p className="text-small">
          <strong>{dateWords({ startDate: dates.from, endDate: dates.to ?? dates.from }, locale, t)}</strong>
          <span role="status" className="block text-fine text-ink-soft">
            {isUnapplied
              ? t('bar.notApplied')
              : bar.search.fullPrice
                ? t('bar.forParty')
                : t('bar.perPerson')}
          </span>
        </p>
        <span className="flex gap-2">
          <Button look="quiet" size="small" onPress={() => choose(anyTravelDates)}>
            {t('bar.clear')}
          </Button>
          {isPhone ? null : (
            <Button size="small" onPress={() => send({ type: 'datesSubmitted', today: facts.today })}>
              {isUnapplied ? t('bar.apply') : t('bar.done')}
            </Button>
          )}
        </span>
      </div>
    </>
  )
}

/** The last departure, or the end of the booking period. Days that are already chosen stay visible. */
function lastDeparture({ choices, facts, bar }: SearchForm): IsoDay {
  const last = [...(choices.days?.keys() ?? []), bar.search.endDate ?? ''].sort().at(-1) ?? ''
  return choices.days && choices.days.size > 0 && last > facts.today
    ? last
    : lastDayOfMonth(addMonths(facts.today, monthsAhead))
}

interface TurnButtonProps {
  label: string
  isDisabled: boolean
  onPress: () => void
  turned?: boolean
}

function TurnButton({ label, isDisabled, onPress, turned = false }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={() => isDisabled || onPress()}
      className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-paper-sunk aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      <Icon name="chevronRight" className={turned ? 'rotate-180' : ''} />
    </button>
  )
}
