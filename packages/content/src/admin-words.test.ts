import { en } from '@payloadcms/translations/languages/en'
import { expect, test } from 'vitest'
import { adminWords } from './admin-words.ts'

const english = en.translations as Record<string, Record<string, string>>
const ours = Object.entries(adminWords.pl).flatMap(([space, words]) =>
  Object.entries(words).map(([key, text]) => [`${space}:${key}`, text, english[space]?.[key]] as const),
)
const gaps = (text: string | undefined) => [...new Set(text?.match(/\{\{\w+\}\}/g))].sort()

test.each(ours)('%s is a text of the admin with the same gaps to fill', (_, text, original) => {
  expect(original).toBeDefined()
  expect(gaps(text)).toEqual(gaps(original))
})

test('no name stands in the middle of a sentence, where it would need another case', () => {
  for (const [name, text] of ours) expect(text, name).not.toMatch(/(?<!:)\s\{\{label\}\}/)
})

test('the search box of a list says by what it searches', () => {
  expect(adminWords.pl.general.searchBy).toContain('{{label}}')
})
