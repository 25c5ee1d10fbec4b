import type { Template } from '@wojaz/talks'
import { type Locale, locales } from '@wojaz/travel/locale'
import { localeNames } from '../template-words.ts'
import { ChoiceField } from './field.tsx'

interface TemplateFieldsProps {
  readonly templates: readonly Pick<Template, 'id' | 'name'>[]
  /** Of the guest. */
  readonly locale: Locale
  /** Which was chosen before. */
  readonly chosen?: string | undefined
}

/** Inside the form of an answer: its button brings the page again with the chosen text in the field. */
export function TemplateFields({ templates, locale, chosen }: TemplateFieldsProps) {
  if (templates.length === 0) return null
  return (
    <div className="row">
      <ChoiceField
        label="Szablon"
        name="template"
        {...(chosen && { value: chosen })}
        choices={templates.map(({ id, name }) => ({ value: id, text: name }))}
      />
      <ChoiceField
        label="Język gościa"
        name="locale"
        value={locale}
        choices={locales.map((one) => ({ value: one, text: localeNames[one] }))}
      />
      <button type="submit" name="co" value="template" className="quiet" formNoValidate>
        Wstaw szablon
      </button>
    </div>
  )
}
