import { formFaults } from '@wojaz/mail'
import { locales } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { faultText } from './form-refusal.ts'

test.each(locales)('every fault of a form is a sentence in %s', (locale) => {
  for (const fault of formFaults) expect(faultText(fault, locale), fault).toMatch(/^\p{Lu}.*\.$/u)
})
