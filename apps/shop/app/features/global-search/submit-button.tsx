import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button-look.ts'
import type { SearchForm } from './use-search-form.ts'

/** Sends the form. It shows the number of offers as soon as it is known, but never waits for it. */
export function SubmitButton({ form: { count, facts } }: { form: SearchForm }) {
  const { t } = useTranslation()
  const known = count.answer
  const label =
    known === null ? facts.submitLabel : known === 0 ? t('bar.showNone') : t('bar.show', { count: known })
  return (
    <button
      type="submit"
      className={`${buttonClass('primary', 'medium')} min-h-16 w-full min-w-0 cursor-pointer px-4`}
    >
      {label}
    </button>
  )
}
