import { expect, test } from 'vitest'
import { identifierOf, trackedPage } from './tracking-identifier.ts'

test('an identifier says where and what', () => {
  expect(identifierOf(['tiles', 'tile', '  Wyspy\n  Kanaryjskie '])).toBe('tiles | tile | Wyspy Kanaryjskie')
})

test.each(['jan.kowalski@example.com', '+48 600 700 800', '4111 1111 1111 1111'])(
  'the text “%s” is left out of it',
  (text) => {
    expect(identifierOf(['header', text])).toBe('header')
    expect(identifierOf([text])).toBeNull()
  },
)

test('long texts are cut, missing ones left out', () => {
  expect(identifierOf(['a'.repeat(100), null, undefined, ''])).toBe('a'.repeat(60))
})

test.each([
  ['/', '/'],
  ['/cs/inspiracje/grecja', '/cs/inspiracje/grecja'],
  ['/wypoczynek/grecja/kreta/hotel-7-morz', '/wypoczynek/grecja/kreta/hotel-7-morz'],
  ['/wypoczynek/grecja/OfferCodeWS/WAW20270715HER2A1C20190412', '/wypoczynek/grecja/OfferCodeWS/:id'],
  ['/pz/rezerwacja/17', '/pz/rezerwacja/:id'],
  ['/uk/mytui/rezerwacja/9/karta/czat', '/uk/mytui/rezerwacja/:id/karta/czat'],
  ['/pz/order-placed/eyJvcmRlciI6IkFCQyIsIm1haWwiOiJqYW4ifQeyJvcmRlciI6', '/pz/order-placed/:id'],
  ['/platnosc-negatywna/a1', '/platnosc-negatywna/:id'],
  ['/atrakcje/bilet/t1/i1', '/atrakcje/bilet/:id/:id'],
  ['/ro/ulubione/lista/aBcDeFgHiJkLmNoP', '/ro/ulubione/lista/:id'],
  ['/ulubione/lista/a1', '/ulubione/lista/:id'],
])('the page %s is counted as %s', (pathname, page) => {
  expect(trackedPage(pathname)).toBe(page)
})
