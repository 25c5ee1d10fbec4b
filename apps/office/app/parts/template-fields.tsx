import type { Template } from '@wojaz/talks'
import { type Locale, locales } from '@wojaz/travel/locale'
import { localeNames } from '../template-words.ts'
import { ChoiceField } from './field.tsx'

interface TemplateFieldsProps {
  readonly templates: readonly Pick<Template, 'id' | 'name'>[]
  /** The guest's language. */
  readonly locale: Locale
  /** The template that was chosen before. */
  readonly chosen?: string | undefined
}

/** Part of the answer form. Its button reloads the page with the chosen template in the text field. */
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
