import { addDays, addMonths, firstDayOfMonth, isFullMonth, lastDayOfMonth } from '@wojaz/travel/dates'
import { childBirthDateRange, maxParticipants, maxRooms, type Party } from '@wojaz/travel/party'
import { searchFormFields } from '@wojaz/travel/search-form'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { dayName, monthName } from './search-words.ts'
import type { SearchForm } from './use-search-form.ts'

/** The panels before hydration and without scripts: native fields. */

const monthsAhead = 13
const control = 'min-h-12 w-full rounded-control border border-line-strong bg-paper-raised px-4'
const caption = 'mb-1 block text-small font-medium'
/** The number of child fields: without scripts none can be added. */
const childFields = { first: 4, others: 2 }

export function PlainDates({ form: { facts } }: { form: SearchForm }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { startDate, endDate } = facts.search
  const isMonth = startDate !== null && endDate !== null && isFullMonth(startDate, endDate)
  const limits = { min: facts.today, max: lastDayOfMonth(addMonths(facts.today, monthsAhead)) }
  return (
    <div className="grid gap-3 p-1">
      <label>
        <span className={caption}>{t('bar.month')}</span>
        <select
          name={searchFormFields.month}
          defaultValue={isMonth ? startDate.slice(0, 7) : ''}
          className={control}
        >
          <option value="">{t('bar.dateAny')}</option>
          {Array.from({ length: monthsAhead }, (_, step) => {
            const month = addMonths(firstDayOfMonth(facts.today), step)
            return (
              <option key={month} value={month.slice(0, 7)}>
                {monthName(month, locale)}
              </option>
            )
          })}
        </select>
      </label>
      <label>
        <span className={caption}>{t('bar.dateFrom')}</span>
        <input
          type="date"
          name={searchFormFields.from}
          defaultValue={isMonth ? '' : (startDate ?? '')}
          {...limits}
          className={control}
        />
      </label>
      <label>
        <span className={caption}>{t('bar.dateTo')}</span>
        <input
          type="date"
          name={searchFormFields.to}
          defaultValue={isMonth ? '' : (endDate ?? '')}
          {...limits}
          className={control}
        />
      </label>
    </div>
  )
}

/** Departures of tomorrow, the earliest possible day. */
export function PlainSameDay({ form: { facts } }: { form: SearchForm }) {
  const locale = useLocale()
  const tomorrow = addDays(facts.today, 1)
  return (
    <Button type="submit" look="secondary" fullWidth name={searchFormFields.from} value={tomorrow}>
      {dayName(tomorrow, locale)}
    </Button>
  )
}

export function PlainParty({ form: { facts } }: { form: SearchForm }) {
  const { t } = useTranslation()
  const { search, today } = facts
  const [first = search, ...others] = search.occupancies
  const { multiroom } = tripTypeConfiguration[search.tripType]
  return (
    <div className="grid gap-3 p-1">
      <PlainRoom party={first} number="" fields={childFields.first} today={today} />
      {multiroom ? (
        <details open={others.length > 0}>
          <summary className="flex min-h-11 cursor-pointer items-center text-small font-bold">
            {t('bar.moreRooms')}
          </summary>
          {upTo(maxRooms - 1).map((room) => (
            <fieldset key={room} className="mt-2 grid gap-3 border-t border-line pt-2">
              <legend className="text-small font-bold">{t('bar.room', { number: room + 1 })}</legend>
              <PlainRoom
                party={others[room - 1] ?? null}
                number={String(room + 1)}
                fields={childFields.others}
                today={today}
              />
            </fieldset>
          ))}
        </details>
      ) : null}
    </div>
  )
}

interface PlainRoomProps {
  party: Party | null
  number: string
  fields: number
  today: string
}

function PlainRoom({ party, number, fields, today }: PlainRoomProps) {
  const { t } = useTranslation()
  const born = party?.childrenBirthDates ?? []
  const { from, to } = childBirthDateRange(today)
  return (
    <>
      <label>
        <span className={caption}>{t('bar.adults')}</span>
        <input
          type="number"
          name={searchFormFields.adults + number}
          min={number === '' ? 1 : 0}
          max={maxParticipants}
          defaultValue={party?.adultsCount ?? 0}
          className={control}
        />
      </label>
      {upTo(Math.max(fields, born.length)).map((child) => (
        <label key={child}>
          <span className={caption}>{t('bar.birthDate', { number: child })}</span>
          <input
            type="date"
            name={searchFormFields.birthDate + number}
            min={from}
            max={to}
            defaultValue={born[child - 1] ?? ''}
            className={control}
          />
        </label>
      ))}
    </>
  )
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}
