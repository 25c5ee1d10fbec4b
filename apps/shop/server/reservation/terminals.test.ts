import { makeOffer } from '@wojaz/booking/testing'
import { expect, test } from 'vitest'
import { terminalOf } from './terminals.ts'

const to = (code: string) => ({ offer: makeOffer({ breadcrumbs: [{ code, name: code, seoName: '' }] }) })
const ktw = { fromAirport: 'KTW' }

test('from Katowice one flies to Greece by terminal B and to Egypt by A', () => {
  expect(terminalOf(to('GR'), ktw)).toEqual({ name: 'B' })
  expect(terminalOf(to('EG'), ktw)).toEqual({ name: 'A' })
  expect(terminalOf({ offer: makeOffer({ breadcrumbs: [] }) }, ktw)).toBe('several')
})

test.each(['BG', 'RO', 'HR'])('%s is of the Schengen area', (country) => {
  expect(terminalOf(to(country), ktw)).toEqual({ name: 'B' })
})

test.each(['TR', 'IE', 'AL', 'ME'])('%s is not', (country) => {
  expect(terminalOf(to(country), ktw)).toEqual({ name: 'A' })
})

test('of a country that is about to join no terminal is promised', () => {
  expect(terminalOf(to('CY'), ktw)).toBe('several')
})

test('where airlines share several terminals no name is promised; most airports have one', () => {
  expect(terminalOf(to('TR'), { fromAirport: 'AYT' })).toBe('several')
  expect(terminalOf(to('GR'), { fromAirport: 'HER' })).toBeNull()
  expect(terminalOf(to('GR'), { fromAirport: 'constructor' })).toBeNull()
})
