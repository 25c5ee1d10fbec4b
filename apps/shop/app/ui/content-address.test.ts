import { expect, test } from 'vitest'
import { contentAddress, localisedLinks } from './content-address.ts'

test.each([
  ['/zima', 'pl', '/zima'],
  ['/zima', 'cs', '/cs/zima'],
  ['/', 'uk', '/uk'],
  ['/wyszukiwarka-lotow?q=1#oferty', 'hu', '/hu/wyszukiwarka-lotow?q=1#oferty'],
  ['/cs/zima', 'ro', '/cs/zima'],
  ['/file/media/regulamin.pdf', 'cs', '/file/media/regulamin.pdf'],
  ['#kontakt', 'cs', '#kontakt'],
  ['tel:+48221234567', 'cs', 'tel:+48221234567'],
] as const)('%s read in %s leads to %s', (url, locale, href) => {
  expect(contentAddress(url, locale)).toEqual({ href })
})

test.each(['https://example.org/a', 'http://example.org', '//example.org/a'])(
  '%s is another host: it gets neither a referrer nor our recommendation',
  (url) => {
    expect(contentAddress(url, 'cs')).toEqual({ href: url, rel: 'noreferrer nofollow' })
  },
)

test.each(['https://wojaz.example/a', '//wojaz-cz.example', 'HTTPS://Wojaz-CZ.example/a'])(
  '%s is a shop of ours: nothing is held back',
  (url) => {
    expect(contentAddress(url, 'cs', ['wojaz.example', 'wojaz-cz.example'])).toEqual({ href: url })
  },
)

test.each([
  'https://wojaz.example.org',
  'https://nie-wojaz.example',
  'https://wojaz.example:444',
  'https://[',
  '//',
])('%s is none of ours', (url) => {
  expect(contentAddress(url, 'cs', ['wojaz.example'])).toEqual({ href: url, rel: 'noreferrer nofollow' })
})

test.each(['javascript:alert(1)', 'data:text/html,x', ' JaVaScript:alert(1)', '/\\example.org', 'zima', ''])(
  '"%s" is no address for a link',
  (url) => {
    expect(contentAddress(url, 'pl')).toBeNull()
  },
)

test('links inside an editor’s text keep the language of the page', () => {
  const html = '<p><a class="x" href="/zima">Zima</a> <a href="https://example.org/">x</a> /zima</p>'
  expect(localisedLinks(html, 'cs')).toBe(
    '<p><a class="x" href="/cs/zima">Zima</a> <a href="https://example.org/">x</a> /zima</p>',
  )
  expect(localisedLinks(html, 'pl')).toBe(html)
})
