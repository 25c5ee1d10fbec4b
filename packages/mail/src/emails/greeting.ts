import { calledName, type Locale } from '@wojaz/travel/locale'
import { emailWords } from './email-words.ts'

/** With the name if its vocative is known, otherwise without. */
export function greeting(locale: Locale, firstName: string | null): string {
  const say = emailWords(locale)
  const name = calledName(locale, firstName ?? '')
  return name === null ? say('greeting') : say('greetingByName', { name })
}
