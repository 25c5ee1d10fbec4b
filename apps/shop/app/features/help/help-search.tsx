import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { askedParameter, helpAddress } from './help-address.ts'

/** A native form. The results have a URL. */
export function HelpSearch({ typed }: { typed: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <search className="mt-6 block max-w-reading">
      <form
        method="get"
        action={helpAddress(locale)}
        className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end"
      >
        <Field
          label={t('help.search')}
          description={t('help.searchHint')}
          name={askedParameter}
          type="search"
          defaultValue={typed}
          required
        />
        <Button type="submit">{t('help.find')}</Button>
      </form>
    </search>
  )
}
