import { locales } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { aboutMeSentences } from './fault-sentences.ts'

const faults = [
  ...['first-name-not-a-name', 'last-name-not-a-name', 'phone-not-a-number', 'language-unknown'],
  ...['airport-unknown', 'title-missing', 'first-name-missing', 'first-name-not-as-in-document'],
  ...['last-name-missing', 'last-name-not-as-in-document', 'birth-date-missing', 'birth-date-not-a-day'],
  ...['birth-date-in-future', 'birth-date-too-long-ago', 'street-too-long', 'postal-code-unknown'],
  ...['city-not-a-name', 'document-type-missing', 'document-number-missing', 'document-number-not-a-number'],
  ...['document-date-not-a-day', 'document-over'],
] as const

test.each(locales)('every fault has a sentence in %s', (locale) => {
  for (const fault of faults) {
    const { field } = aboutMeSentences({ field: fault as never }, locale)
    expect(field, fault).not.toMatch(/fault/)
  }
})
