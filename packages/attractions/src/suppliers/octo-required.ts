import { type Locale, locales } from '@wojaz/travel/locale'
import type { Question, RequiredData } from '../model/attraction.ts'
import type { OctoUnit } from './octo-shapes.ts'

type Asking = Pick<OctoUnit, 'requiredContactFields' | 'questions'>

/** What an option or a unit asks for, with its questions in every language. */
export function requiredOf(asking: Asking, inThat: (locale: Locale) => Asking): RequiredData {
  return {
    contact: asking.requiredContactFields ?? [],
    questions: (asking.questions ?? []).map((question): Question => {
      const said = (locale: Locale) =>
        inThat(locale).questions?.find(({ id }) => id === question.id) ?? question
      return {
        id: question.id,
        titles: forEvery((locale) => said(locale).title),
        isRequired: question.required,
        input: question.inputType,
        choices: (question.selectOptions ?? []).map(({ value, label }) => ({
          value,
          titles: forEvery(
            (locale) => said(locale).selectOptions?.find((choice) => choice.value === value)?.label ?? label,
          ),
        })),
      }
    }),
  }
}

export function forEvery<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>
}
