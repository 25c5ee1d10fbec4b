import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createI18n, dictionaryScript, pageFeatures, pageTexts } from '@wojaz/content'
import { shippedDictionary } from '@wojaz/content/server'
import { expect, test } from 'vitest'

const texts = shippedDictionary('pl')
const sent: Record<string, string> = JSON.parse(
  dictionaryScript({ locale: 'pl', version: '1', texts }).replace('window.wojazTexts=', ''),
).texts
const ofPages: Record<string, string> = JSON.parse(
  pageTexts(createI18n({ locale: 'pl', version: '1', texts }), ...pageFeatures),
)
const app = join(import.meta.dirname, '..')
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(app, file), 'utf8'))

test('a browser gets every text that a page names, with every page or with its own', () => {
  const named = sources.flatMap((source) =>
    [...source.matchAll(/\bt\(\s*'([\w.]+)'/g)].map(([, key]) => key as string),
  )
  expect(named.length).toBeGreaterThan(50)
  // A text with plural forms is used without its suffix.
  const known = new Set(
    Object.keys({ ...sent, ...ofPages }).flatMap((key) => [key, key.slice(0, key.lastIndexOf('_'))]),
  )
  expect(named.filter((key) => !known.has(key))).toEqual([])
})

test('what only the server says does not travel with every page', () => {
  expect(texts['forms.fault.emailMissing']).toBeDefined()
  expect(Object.keys(sent).filter((key) => /^(api|forms\.fault|search\.refusal)\./.test(key))).toEqual([])
})

test('what only the pages of one feature say comes with those pages alone', () => {
  expect(Object.keys(ofPages).length).toBeGreaterThan(0)
  expect(Object.keys(ofPages).filter((key) => key in sent)).toEqual([])
})
