import type { Tickets } from '@wojaz/attractions'
import { addMonths, dayFormat, type IsoDay, monthWeeks, weekdayAbbreviation } from '@wojaz/travel/dates'
import { localisedPath } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import type { DetailView } from './attraction-view.ts'

/** One month of the supplier's calendar. Each day is a link, so it works without scripts. */
export function DayCalendar({ view, tickets }: { view: DetailView; tickets: Tickets }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { choice } = view
  const { month, days, date, isSilent } = choice
  const monthName = dayFormat(locale, { month: 'long', year: 'numeric' }).format(
    new Date(`${month}T00:00:00Z`),
  )
  const dayName = dayFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })
  const to = (changes: Record<string, string>) => {
    const said = {
      option: choice.option.id,
      ...(choice.pickup && { pickup: choice.pickup }),
      ...(view.trip && { trip: view.trip }),
      ...Object.fromEntries(
        Object.entries(tickets).map(([id, quantity]) => [`tickets.${id}`, String(quantity)]),
      ),
      ...changes,
    }
    return `${localisedPath(locale, view.path)}?${new URLSearchParams(said)}`
  }
  if (isSilent && days.length === 0) return null
  const byDay = new Map(days.map((day) => [day.day, day]))
  return (
    <section aria-label={t('attractions.choice.day')}>
      <div className="flex items-center justify-between gap-2">
        <MonthLink
          isShown={choice.hasEarlier}
          href={to({ month: addMonths(month, -1), ...(date && { date }) })}
          label={t('attractions.choice.earlier')}
          turned
        />
        <p className="font-bold first-letter:uppercase" role="status">
          {monthName}
        </p>
        <MonthLink
          isShown={choice.hasLater}
          href={to({ month: addMonths(month, 1), ...(date && { date }) })}
          label={t('attractions.choice.later')}
        />
      </div>
      <table className="mt-2 w-full table-fixed border-separate border-spacing-0.5 text-center">
        <thead>
          <tr>
            {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
              <th key={weekday} scope="col" className="py-1 text-fine font-normal text-ink-soft">
                {weekdayAbbreviation(locale, weekday % 7)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, position) => (
                <td key={day ?? `empty-${position}`} className="p-0">
                  {day ? (
                    <Day
                      day={day}
                      facts={byDay.get(day) ?? null}
                      isChosen={day === date}
                      href={to({ date: day, month })}
                      name={dayName.format(new Date(`${day}T00:00:00Z`))}
                    />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface DayProps {
  day: IsoDay
  facts: DetailView['choice']['days'][number] | null
  isChosen: boolean
  href: string
  name: string
}

const cellClass = 'flex min-h-12 flex-col items-center justify-center rounded-control leading-tight'

function Day({ day, facts, isChosen, href, name }: DayProps) {
  const { t } = useTranslation()
  const number = Number(day.slice(8))
  if (!facts?.isOpen) {
    return (
      <span className={`${cellClass} text-small text-ink-soft line-through decoration-line`}>{number}</span>
    )
  }
  const price =
    facts.priceFrom === null ? '' : t('attractionCard.from', { price: formatMoney(facts.priceFrom) })
  return (
    <Link
      to={href}
      rel="nofollow"
      preventScrollReset
      aria-current={isChosen ? 'date' : undefined}
      aria-label={[name, price].filter(Boolean).join(', ')}
      className={`${cellClass} border font-bold ${isChosen ? 'border-accent bg-accent text-on-accent' : 'border-line hover:border-ink'}`}
    >
      {number}
      {facts.priceFrom === null ? null : (
        <span className={`text-[0.6875rem] font-normal ${isChosen ? '' : 'text-ink-soft'}`}>
          {Math.round(facts.priceFrom / 100)}
        </span>
      )}
    </Link>
  )
}

interface MonthLinkProps {
  isShown: boolean
  href: string
  label: string
  turned?: boolean
}

function MonthLink({ isShown, href, label, turned = false }: MonthLinkProps) {
  if (!isShown) return <span className="size-11" />
  return (
    <Link
      to={href}
      rel="nofollow"
      preventScrollReset
      aria-label={label}
      className="grid size-11 place-items-center rounded-control hover:bg-paper-sunk"
    >
      <Icon name="chevronRight" className={turned ? 'rotate-180' : ''} />
    </Link>
  )
}
