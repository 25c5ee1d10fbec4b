import { expect, test } from 'vitest'
import type { Page } from './page.ts'
import { fillHtmlTokens, fillPageTokens, fillTokens } from './tokens.ts'

test('a token becomes its word', () => {
  expect(fillTokens('Wakacje {{inPlace}}: {{place}}', { place: 'Kreta', inPlace: 'na Krecie' })).toBe(
    'Wakacje na Krecie: Kreta',
  )
})

test('a token without a word stays, so that an editor sees it', () => {
  expect(fillTokens('{{hotel}} {{constructor}}', { place: 'Kreta' })).toBe('{{hotel}} {{constructor}}')
})

test('a word in HTML is text, never markup', () => {
  expect(fillHtmlTokens('<p>{{place}}</p>', { place: '<b>A & B</b>' })).toBe(
    '<p>&lt;b&gt;A &amp; B&lt;/b&gt;</p>',
  )
})

test('a template is filled wherever a token stands', () => {
  const page = {
    title: '{{place}}',
    slots: [{ name: 'main', components: [{ name: 'richText', heading: null, html: '<p>{{place}}</p>' }] }],
    breadcrumbs: [{ label: '{{place}}', url: '/wypoczynek/{{path}}/oferty-last-minute' }],
  } as unknown as Page
  expect(fillPageTokens(page, { place: 'A & B', path: 'grecja/kreta' })).toEqual({
    title: 'A & B',
    slots: [{ name: 'main', components: [{ name: 'richText', heading: null, html: '<p>A &amp; B</p>' }] }],
    breadcrumbs: [{ label: 'A & B', url: '/wypoczynek/grecja/kreta/oferty-last-minute' }],
  })
})

test('parts without tokens are the same objects as before', () => {
  const page = {
    title: '{{place}}',
    slots: [{ name: 'main', components: [{ html: '<p>{{place}}</p>' }, { html: '<p>Lato</p>', items: [] }] }],
  } as unknown as Page
  const { slots } = fillPageTokens(page, { place: 'Kreta' })
  expect(slots[0]?.components[0]).toEqual({ html: '<p>Kreta</p>' })
  expect(slots[0]?.components[1]).toBe(page.slots[0]?.components[1])
  expect(fillPageTokens(page, {})).toBe(page)
})
