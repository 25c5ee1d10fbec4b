import { expect, test } from 'vitest'
import { documentsOf } from './documents.ts'

const active = [
  '/regulamin',
  '/informacje/standardowy-formularz-informacyjny',
  '/informacje/odpowiedzialnosc-przewoznika',
  '/zima',
].map((url) => ({ url }))

const names = (trip: Parameters<typeof documentsOf>[0], pages = active) =>
  documentsOf(trip, pages).map(({ name }) => name)

test('documents are the pages that are active, in the order one reads them', () => {
  expect(names({ tripType: 'WS', flies: true })).toEqual(['terms', 'standardForm', 'carrier'])
  expect(names({ tripType: 'WS', flies: true }, [])).toEqual([])
})

test('who goes by car reads nothing of airlines, who flies to ski does', () => {
  expect(names({ tripType: 'DW', flies: false })).not.toContain('carrier')
  expect(names({ tripType: 'NR', flies: false })).not.toContain('carrier')
  expect(names({ tripType: 'NR', flies: true })).toContain('carrier')
})
