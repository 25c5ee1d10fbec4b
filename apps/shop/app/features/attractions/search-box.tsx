import { useId, useRef, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { type AttractionSearch, mostPeople, resultsHref, searchParams } from './attraction-address.ts'
import { suggestNames } from './suggest-names.ts'

interface SearchBoxProps {
  search: AttractionSearch
  today: string
}

/** Place or words, days and people. A native form with suggestions while the guest types. */
export function SearchBox({ search, today }: SearchBoxProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const listId = useId()
  const [names, setNames] = useState<readonly string[]>([])
  const last = useRef('')
  const suggest = async (text: string) => {
    last.current = text
    const found = await suggestNames(text)
    // Ignores slow responses to an older text.
    if (last.current === text) setNames(found)
  }
  // The other filters stay; the search goes back to the first page.
  const kept = [...searchParams({ ...search, page: 0, text: '', date: null, dateTo: null, people: 2 })]
  return (
    <form
      method="get"
      action={resultsHref(locale)}
      aria-label={t('attractions.search.label')}
      className="grid items-end gap-4 rounded-card bg-paper-raised p-4 shadow-raised sm:grid-cols-2 sm:p-6 lg:grid-cols-[2fr_1fr_1fr_6rem_auto]"
    >
      <div className="sm:max-lg:col-span-2">
        <Field
          name="q"
          saysOptional={false}
          label={t('attractions.search.words')}
          placeholder={t('attractions.search.example')}
          defaultValue={search.text}
          autoComplete="off"
          list={listId}
          onChange={suggest}
        />
        <datalist id={listId}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <Field
        name="date"
        saysOptional={false}
        type="date"
        label={t('attractions.search.date')}
        defaultValue={search.date ?? ''}
        min={today}
      />
      <Field
        name="dateTo"
        saysOptional={false}
        type="date"
        label={t('attractions.search.dateTo')}
        defaultValue={search.dateTo ?? ''}
        min={today}
      />
      <Field
        name="people"
        saysOptional={false}
        type="number"
        inputMode="numeric"
        label={t('attractions.search.people')}
        defaultValue={String(search.people)}
        min="1"
        max={String(mostPeople)}
      />
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="large" fullWidth>
        {t('attractions.search.button')}
      </Button>
    </form>
  )
}
