import type { Component, Page } from '@wojaz/content'
import { expect, test } from 'vitest'
import { makePage, plainFrame } from '../../test/make-page.ts'
import { keepUntil } from './keep-until.ts'

const noon = new Date('2026-06-01T12:00:00Z')

function pageWith(...ends: (string | null)[]): Page {
  const components = ends.map(
    (validTo, index): Component => ({
      uid: String(index),
      name: 'richText',
      heading: null,
      html: '',
      ...plainFrame,
      validTo,
    }),
  )
  return makePage({ slots: [{ name: 'main', components }] })
}

test('a page without ends is kept for two seconds: something may begin that it does not know of', () => {
  expect(keepUntil(pageWith(null, null), noon)).toBe(noon.getTime() + 2_000)
})

test('a page is kept no longer than the first thing that ends on it', () => {
  const soon = '2026-06-01T12:00:01Z'
  expect(keepUntil(pageWith(null, soon, '2026-07-01T00:00:00Z'), noon)).toBe(Date.parse(soon))
})
