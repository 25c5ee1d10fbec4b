import { locales } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { complaintForm } from './complaint-form.ts'

test('editors begin with the form that we ship, every word of it in five languages', () => {
  expect(complaintForm.map(({ code }) => code)).toContain('room')
  const words = complaintForm.flatMap(({ name, questions }) => [name, ...questions.map(({ text }) => text)])
  for (const word of words)
    for (const locale of locales) expect(word[locale], JSON.stringify(word)).toMatch(/\p{L}{2}/u)
})
