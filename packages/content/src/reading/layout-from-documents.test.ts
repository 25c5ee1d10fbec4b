import { expect, test } from 'vitest'
import { searchBoxFromDocument } from './layout-from-documents.ts'

const document = {
  id: 1,
  heading: 'Znajdź swoje wakacje',
  submitLabel: 'Szukaj',
  tripTypes: [
    { code: 'WS' as const, label: 'Samolotem' },
    { code: 'CZ' as const, label: 'Czartery', active: false },
    { code: 'NR' as const, label: 'Narty', active: true },
  ],
}

test('the search box offers the trip types that an editor has switched on', () => {
  expect(searchBoxFromDocument(document)).toEqual({
    heading: 'Znajdź swoje wakacje',
    submitLabel: 'Szukaj',
    tripTypes: [
      { code: 'WS', label: 'Samolotem' },
      { code: 'NR', label: 'Narty' },
    ],
  })
})

test('switched off, or with nothing to search for, there is none', () => {
  expect(searchBoxFromDocument({ ...document, active: false })).toBeNull()
  expect(searchBoxFromDocument({ ...document, tripTypes: [] })).toBeNull()
})
