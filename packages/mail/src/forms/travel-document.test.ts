import { expect, test } from 'vitest'
import { maskedNumber, readTravelDocument } from './travel-document.ts'

const known = { today: '2026-11-15', hasNumber: false, nameOf: (field: string) => `p1.${field}` }
const typed = {
  'p1.documentType': 'passport',
  'p1.documentNumber': 'zz 123-4567',
  'p1.documentValidUntil': '1.2.2030',
  'p1.documentNationality': 'Polska',
  'p1.documentIssuingCountry': 'pl',
}

test('a document is kept as its lower zone has it', () => {
  expect(readTravelDocument(typed, known)).toEqual({
    ok: true,
    value: {
      type: 'passport',
      number: 'ZZ1234567',
      validUntil: '2030-02-01',
      nationality: 'PL',
      issuingCountry: 'PL',
    },
  })
})

test('whoever tells nothing of a document tells none, whatever country was filled in for them', () => {
  expect(readTravelDocument({ 'p1.documentNationality': 'Polska' }, known)).toEqual({ ok: true, value: null })
})

test('a number that is kept already need not be typed again', () => {
  expect(readTravelDocument({ 'p1.documentType': 'id-card' }, { ...known, hasNumber: true })).toMatchObject({
    value: { type: 'id-card', number: null, nationality: null },
  })
})

test.each([
  ['documentType', '', 'document-type-missing'],
  ['documentNumber', '', 'document-number-missing'],
  ['documentNumber', 'Ż1', 'document-number-not-a-number'],
  ['documentValidUntil', 'kiedyś', 'document-date-not-a-day'],
  ['documentValidUntil', '14.11.2026', 'document-over'],
  ['documentNationality', 'Atlantyda', 'document-country-unknown'],
  ['documentIssuingCountry', 'Atlantyda', 'document-country-unknown'],
])('%s %j is refused at its field', (field, text, fault) => {
  expect(readTravelDocument({ ...typed, [`p1.${field}`]: text }, known)).toEqual({
    ok: false,
    refusal: { [`p1.${field}`]: fault },
  })
})

test('of a number only its last three characters are shown', () => {
  expect(maskedNumber('ZZ1234567')).toBe('•••••567')
})
