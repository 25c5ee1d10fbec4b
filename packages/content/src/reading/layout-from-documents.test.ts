import { expect, test } from 'vitest'
import {
  checkoutHeaderFromDocument,
  footerFromDocument,
  headerFromDocument,
  searchBoxFromDocument,
} from './layout-from-documents.ts'

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

const links = [{ label: 'Wakacje', url: '/wypoczynek', links: [] }]

test('a header that is switched off shows neither its notice nor its menu, but still the phone', () => {
  const header = {
    id: 1,
    phone: '22 000 00 00',
    phoneHours: 'pn.–pt. 9–17',
    notice: { label: 'Last minute', url: '/last-minute' },
    menu: links,
  }
  expect(headerFromDocument(header)).toMatchObject({
    notice: { url: '/last-minute' },
    menu: [{ label: 'Wakacje' }],
  })
  expect(headerFromDocument({ ...header, active: false })).toEqual({
    notice: null,
    menu: [],
    phone: '22 000 00 00',
    phoneHours: 'pn.–pt. 9–17',
  })
})

test('a footer that is switched off keeps only what the law asks for', () => {
  const footer = { id: 1, legal: 'Organizator turystyki.', company: 'Wojaż', columns: links }
  expect(footerFromDocument(footer)).toMatchObject({ columns: [{ label: 'Wakacje' }] })
  expect(footerFromDocument({ ...footer, active: false })).toEqual({
    columns: [],
    legal: 'Organizator turystyki.',
    company: 'Wojaż',
  })
})

test('the header of the checkout names its steps and has the shop’s phone, switched off too', () => {
  const steps = [{ code: 'participants', label: 'Podróżni', id: 'a1' }]
  const document = { id: 1, help: 'Pomożemy', steps }
  const contact = { phone: '22 000 00 00' }
  expect(checkoutHeaderFromDocument(document, contact)).toEqual({
    phone: '22 000 00 00',
    help: 'Pomożemy',
    steps: [{ code: 'participants', label: 'Podróżni' }],
  })
  expect(checkoutHeaderFromDocument({ ...document, active: false }, contact)).toEqual({
    phone: '22 000 00 00',
    help: '',
    steps: [],
  })
})
