import { expect, test } from 'vitest'
import { isPageUrl } from './page-url.ts'

test.each(['/', '/zima', '/inspiracje/wyspy-kanaryjskie', '/rok-2027/lato'])(
  '%s can be the address of a page',
  (url) => {
    expect(isPageUrl(url)).toBe(true)
  },
)

test.each([
  '',
  'zima',
  '/Zima',
  '/zima/',
  '//zima',
  '/żima',
  '/zima?x=1',
  '/cs/zima',
  '/cs',
  '/pl/zima',
  '/api/pages',
  '/admin',
  '/a b',
  `/${'a'.repeat(300)}`,
])('%j cannot be the address of a page', (url) => {
  expect(isPageUrl(url)).toBe(false)
})
