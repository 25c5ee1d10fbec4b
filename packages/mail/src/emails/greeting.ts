import { calledName, type Locale } from '@wojaz/travel/locale'
import { emailWords } from './email-words.ts'

/** By name where it is known how the name is called, else without. */
export function greeting(locale: Locale, firstName: string | null): string {
  const say = emailWords(locale)
  const name = calledName(locale, firstName ?? '')
  return name === null ? say('greeting') : say('greetingByName', { name })
}
