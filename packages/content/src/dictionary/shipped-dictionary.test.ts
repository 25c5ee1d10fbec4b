import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@wojaz/travel/locale'
import { describe, expect, test } from 'vitest'
import { isPluralKey, shippedDictionary, shippedTexts } from './shipped-dictionary.ts'

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'))
const keysOf = (file: string) =>
  Object.keys(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')))

describe.each(locales)('in %s', (locale) => {
  test('every text is there', () => {
    const missing = Object.entries(shippedTexts).filter(
      ([key, text]) => !isPluralKey(key) && !text[locale]?.trim(),
    )
    expect(missing.map(([key]) => key)).toEqual([])
  })

  test('every plural has exactly the forms the language needs', () => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    const bases = new Set(
      Object.keys(shippedTexts)
        .filter(isPluralKey)
        .map((key) => key.replace(/_[a-z]+$/, '')),
    )
    const wrong = [...bases].filter((base) => {
      const forms = Object.keys(shippedTexts).filter(
        (key) => key.startsWith(`${base}_`) && shippedTexts[key]?.[locale],
      )
      return needed.some((form) => !forms.includes(`${base}_${form}`))
    })
    expect(wrong).toEqual([])
  })

  test('every text has the same gaps to fill as the Polish one', () => {
    const gaps = (text = '') => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort()
    const differing = Object.entries(shippedTexts).filter(
      ([, text]) => text[locale] && text.pl && gaps(text[locale]).join() !== gaps(text.pl).join(),
    )
    expect(differing.map(([key]) => key)).toEqual([])
  })
})

test('every file of texts is part of the dictionary', () => {
  const keys = files.flatMap(keysOf)
  expect(keys.filter((key) => !(key in shippedTexts))).toEqual([])
})

test('no key is claimed by two files', () => {
  const keys = files.flatMap(keysOf)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

/** Keys that the contract defines. */
const namedByContract = ['participants children dates error']

test('keys are dotted lower camel, grouped by feature', () => {
  const odd = Object.keys(shippedTexts).filter(
    (key) =>
      !namedByContract.includes(key) &&
      !/^[a-z][a-zA-Z0-9]*(\.[a-z0-9][a-zA-Z0-9]*)+(_(zero|one|two|few|many|other))?$/.test(key),
  )
  expect(odd).toEqual([])
})

test('a language gets its own texts', () => {
  expect(shippedDictionary('cs')['content.api.notFound']).toBe('Na této adrese nic není.')
})

test('nothing about a reservation sends its guest to the telephone', () => {
  const call = /zadzwoń|zavolejte|(^|\s)sună|hívjon|зателефонуйте/i
  const calling = Object.entries(shippedTexts).filter(
    ([key, text]) => key.startsWith('reservation.') && call.test(Object.values(text).join(' ')),
  )
  expect(calling.map(([key]) => key)).toEqual([])
})
