import { expect, test } from 'vitest'
import { isLocale, locales, localisedPath, splitLocale } from './locale.ts'

test('the shop speaks Polish, Czech, Romanian, Hungarian and Ukrainian', () => {
  expect(locales).toEqual(['pl', 'cs', 'ro', 'hu', 'uk'])
  expect(isLocale('uk')).toBe(true)
  expect(isLocale('en')).toBe(false)
  expect(isLocale(undefined)).toBe(false)
})

test.each([
  ['/cs/zima', 'cs', '/zima'],
  ['/zima', 'pl', '/zima'],
  ['/cs', 'cs', '/'],
  ['/cs/', 'cs', '/'],
  ['/', 'pl', '/'],
  ['', 'pl', '/'],
  ['/csa/zima', 'pl', '/csa/zima'],
  ['/CS/zima', 'pl', '/CS/zima'],
])('%s is read in %s as %s', (pathname, locale, path) => {
  expect(splitLocale(pathname)).toEqual({ locale, path })
})

test('Polish has no prefix, so a page has one address only', () => {
  expect(splitLocale('/pl/zima')).toEqual({ locale: 'pl', path: '/pl/zima' })
  expect(localisedPath('pl', '/zima')).toBe('/zima')
})

test('the home page of another language has no trailing slash', () => {
  expect(localisedPath('cs', '/')).toBe('/cs')
  expect(localisedPath('cs', '/?q=1')).toBe('/cs?q=1')
  expect(localisedPath('cs', '/#top')).toBe('/cs#top')
})

test.each(locales)('a localised path in %s is read back', (locale) => {
  expect(splitLocale(localisedPath(locale, '/zima/narty'))).toEqual({ locale, path: '/zima/narty' })
})
