import { addMonths, dayFormat, firstDayOfMonth } from '@wojaz/travel/dates'
import { searchFormFields } from '@wojaz/travel/search-form'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { controlClass } from '../../ui/field-frame.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Choice, Labelled, NoLabel } from '../trip-fields/trip-fields.ts'
import { monthOf, shownDaysField, shownDaysOf } from './explore-address.ts'
import type { ExploreView } from './explore-view.ts'

const monthsAhead = 12
const control = controlClass(false)

/** A month, or single days instead. */
export function WhenFields({ view: { search, today } }: { view: ExploreView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const name = dayFormat(locale, { month: 'long', year: 'numeric' })
  const months = Array.from({ length: monthsAhead }, (_, ahead) => addMonths(firstDayOfMonth(today), ahead))
  const chosen = monthOf(search)
  const { startDate, endDate } = chosen === '' ? search : { startDate: null, endDate: null }
  const hasDays = startDate !== null || endDate !== null
  return (
    <>
      <Choice
        label={t('explore.month')}
        name={searchFormFields.month}
        value={chosen}
        options={[
          ['', t(hasDays ? 'explore.chosenDays' : 'explore.anyMonth')],
          ...months.map((day) => [day.slice(0, 7), name.format(new Date(`${day}T12:00:00Z`))] as const),
        ]}
      />
      <div>
        <NoLabel />
        <details open={hasDays}>
          <summary className={`${control} flex cursor-pointer items-center justify-between`}>
            {t('explore.days')}
            <Icon name="chevronDown" className="text-ink-soft" />
          </summary>
          <div className="mt-3 grid gap-3">
            {[
              [searchFormFields.from, t('explore.dayFrom'), startDate] as const,
              [searchFormFields.to, t('explore.dayTo'), endDate] as const,
            ].map(([field, label, day]) => (
              <Labelled key={field} label={label}>
                {(id) => (
                  <input
                    id={id}
                    type="date"
                    name={field}
                    min={today}
                    defaultValue={day ?? ''}
                    className={control}
                  />
                )}
              </Labelled>
            ))}
          </div>
        </details>
        {hasDays ? <input type="hidden" name={shownDaysField} value={shownDaysOf(search)} /> : null}
      </div>
    </>
  )
}
