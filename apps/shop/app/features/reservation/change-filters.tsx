import { dayFormat } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { useId } from 'react'
import { Form } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { SelectBox } from '../../ui/select-box.tsx'
import type { ChangeFilter } from './change-view.ts'

/** The month, the length of stay, or one of several rooms. A plain form that works without scripts. */
export function ChangeFilters({ filters }: { filters: readonly ChangeFilter[] }) {
  const { t } = useTranslation()
  return (
    <Form method="get" className="flex flex-wrap items-end gap-4">
      {filters.map((filter) => (
        <Filter key={`${filter.name} ${filter.chosen}`} filter={filter} />
      ))}
      <Button type="submit" look="secondary">
        {t('reservation.change.show')}
      </Button>
    </Form>
  )
}

function Filter({ filter: { name, chosen, options } }: { filter: ChangeFilter }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const labels = {
    miesiac: (month: string) => monthName(month, locale),
    noce: (nights: string) => t('offers.nights', { count: Number(nights) }),
    numer: (nth: string) => t('reservation.change.roomNumber', { nth }),
  }
  return (
    <div className="min-w-44 max-sm:flex-1">
      <label htmlFor={id} className="mb-1.5 block text-small font-bold">
        {t(`reservation.change.filter.${name}`)}
      </label>
      <SelectBox
        id={id}
        name={name}
        defaultValue={chosen}
        options={options.map((option) => ({ id: option, label: labels[name](option) }))}
      />
    </div>
  )
}

function monthName(month: string, locale: Locale): string {
  return dayFormat(locale, { month: 'long', year: 'numeric' }).format(new Date(`${month}-01T00:00:00Z`))
}
