import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { shippedDictionary } from '@wojaz/content/dictionary'
import { type Locale, locales } from '@wojaz/travel/locale'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { cutFile, cutFont } from './cut-font.ts'
import { cuts } from './cuts.ts'

const app = fileURLToPath(new URL('../app', import.meta.url))
const components = (await readdir(app, { recursive: true })).filter((file) => /(?<!\.test)\.tsx?$/.test(file))
const sheet = await readFile(new URL('../app/styles/fonts.css', import.meta.url), 'utf8')

test.each(cuts)(
  '$name has the letters it is said to have, and was cut from the font of today',
  async (cut) => {
    const file = await readFile(cutFile(cut))
    const font = create(file)
    if (!('characterSet' in font)) throw new Error('Not one font.')
    const letters = new Set(font.characterSet.map((code) => String.fromCodePoint(code)))
    expect([...cut.letters].filter((letter) => !letters.has(letter))).toEqual([])
    // Kerning, and digits of one width for prices below each other.
    expect(font.availableFeatures).toEqual(
      expect.arrayContaining(cut.name === 'latin' ? ['kern', 'tnum'] : ['kern']),
    )
    expect(await cutFont(cut)).toEqual(file)
  },
)

test.each(cuts)('the style sheet fetches $name for these letters', ({ name, letters }) => {
  expect(rangeOf(`fonts/onest-${name}.woff2`)).toEqual(
    new Set([...letters].map((letter) => letter.codePointAt(0))),
  )
})

test('a letter has one file: a browser may fetch all that have it', () => {
  const ranges = sheet
    .split('@font-face')
    .map((rule) => rangeOf(/url\("([^"]+)"\)/.exec(rule)?.[1] ?? 'none'))
  const codes = ranges.flatMap((range) => [...range])
  expect(codes.length).toBeGreaterThan(500)
  expect(new Set(codes).size).toBe(codes.length)
})

test.each([
  ['text', locales.flatMap((locale) => Object.values(shippedDictionary(locale)))],
  ['component', await Promise.all(components.map((file) => readFile(path.join(app, file), 'utf8')))],
  ['date', locales.flatMap(datesOfAYear)],
])('no %s of the shop needs the files with the rare letters', (_, texts) => {
  expect(texts.length).toBeGreaterThan(500)
  const cut = new Set(cuts.flatMap(({ letters }) => [...letters]))
  const wholeRange = new Set(cuts.flatMap(({ name }) => [...rangeOf(`onest-${name}-wght-normal.woff2`)]))
  expect(wholeRange.size).toBeGreaterThan(200)
  const missing = [...new Set(texts.join(''))].filter(
    (letter) => wholeRange.has(letter.codePointAt(0)) && !cut.has(letter),
  )
  expect(missing).toEqual([])
})

function datesOfAYear(locale: Locale): string[] {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })
  return Array.from({ length: 365 }, (_, day) => format.format(new Date(Date.UTC(2026, 0, 1 + day))))
}

/** The code points of a `@font-face` rule. */
function rangeOf(file: string): Set<number | undefined> {
  const rule = sheet.split('@font-face').find((text) => text.includes(file)) ?? ''
  const range = /unicode-range:([^;]+)/.exec(rule)?.[1] ?? ''
  return new Set(
    [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, nth) => from + nth)
    }),
  )
}
