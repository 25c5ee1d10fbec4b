import { expect, test } from 'vitest'
import { asked, safeWay } from './address.ts'

test('what was left empty is not in the address', () => {
  expect(asked('/zamowienia', { state: 'confirmed', date: '', hotel: null })).toBe(
    '/biuro/zamowienia?state=confirmed',
  )
  expect(asked('/zamowienia', {})).toBe('/biuro/zamowienia')
})

test.each([
  ['/biuro/zamowienia/W402917652', '/biuro/zamowienia/W402917652'],
  ['/biuro', '/biuro'],
  [null, '/biuro'],
  ['//evil.example', '/biuro'],
  ['https://evil.example', '/biuro'],
  ['/biuro/../admin', '/biuro'],
  ['/biuro/wyjscie', '/biuro'],
  ['/mytui', '/biuro'],
])('after a login %s leads to %s', (wish, way) => {
  expect(safeWay(wish)).toBe(way)
})
