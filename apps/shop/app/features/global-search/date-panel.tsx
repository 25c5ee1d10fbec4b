import {
  addDays,
  addMonths,
  anyTravelDates,
  canBeFlexible,
  dayPicked,
  firstDayOfMonth,
  flexibleDaysChoices,
  type IsoDay,
  isFullMonth,
  lastDayOfMonth,
  monthPicked,
} from '@wojaz/travel'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CalendarGrid } from './calendar-grid.tsx'
import { dateWords, monthName } from './search-words.ts'
import type { SearchForm } from './use-search-form.ts'

/** Flights are sold a year and a half ahead. */
const monthsAhead = 18

/** Days of departure: a range, a whole month, or a day give or take some. Nothing counts before it is submitted. */
export function DatePanel({ form }: { form: SearchForm }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { bar, send, choices, facts, isPhone, options } = form
  const dates = bar.draft ?? anyTravelDates
  const range = { from: addDays(facts.today, 1), to: lastDayOfMonth(addMonths(facts.today, monthsAhead)) }
  const within = (day: IsoDay) => (day < range.from ? range.from : day > range.to ? range.to : day)
  const [current, setCurrent] = useState(() => within(dates.from ?? range.from))
  const [month, setMonth] = useState(() => firstDayOfMonth(current))
  const grid = useRef<HTMLDivElement>(null)
  const movedByKey = useRef(true)
  const flexibleName = useId()
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
  const turn = (step: number) => {
    const next = addMonths(month, step)
    setMonth(next)
    setCurrent(within(next))
  }
  const pick = (day: IsoDay) => {
    move(day)
    send({ type: 'datesPicked', dates: dayPicked(dates, day) })
  }

  return (
    <>
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
        {months.map((one) => {
          const isWhole =
            dates.from?.slice(0, 7) === one.slice(0, 7) &&
            dates.to !== null &&
            isFullMonth(dates.from, dates.to)
          return (
            <button
              key={one}
              type="button"
              aria-pressed={isWhole}
              onClick={() => send({ type: 'datesPicked', dates: monthPicked(dates, one) })}
              className="min-h-11 cursor-pointer rounded-round border border-line-strong px-4 text-small font-medium hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent-wash"
            >
              {t('bar.wholeMonth', { month: monthName(one, locale) })}
            </button>
          )
        })}
      </div>
      <fieldset className="mt-3 flex flex-wrap items-center gap-2" disabled={!canBeFlexible(dates)}>
        <legend className="float-left mr-2 text-small text-ink-soft">{t('bar.flexible')}</legend>
        {flexibleDaysChoices.map((count) => (
          <label
            key={count}
            className="flex min-h-11 cursor-pointer items-center rounded-round border border-line-strong px-4 text-small font-medium has-checked:border-accent has-checked:bg-accent-wash has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={flexibleName}
              className="sr-only"
              checked={dates.flexibleDays === count}
              onChange={() => send({ type: 'datesPicked', dates: { ...dates, flexibleDays: count } })}
            />
            {count === 0 ? t('bar.exactly') : t('bar.plusMinus', { count })}
          </label>
        ))}
      </fieldset>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        <p className="text-small">
          <strong>{dateWords({ startDate: dates.from, endDate: dates.to ?? dates.from }, locale, t)}</strong>
          <span className="block text-fine text-ink-soft">
            {bar.search.fullPrice ? t('bar.forParty') : t('bar.perPerson')}
          </span>
        </p>
        <span className="flex gap-2">
          <Button
            look="quiet"
            size="small"
            onPress={() => send({ type: 'datesPicked', dates: anyTravelDates })}
          >
            {t('bar.clear')}
          </Button>
          {isPhone ? null : (
            <Button size="small" onPress={() => send({ type: 'datesSubmitted', today: facts.today })}>
              {t('bar.apply')}
            </Button>
          )}
        </span>
      </div>
    </>
  )
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
