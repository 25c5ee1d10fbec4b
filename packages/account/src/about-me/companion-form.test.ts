import { expect, test } from 'vitest'
import { readCompanion } from './companion-form.ts'

const known = { today: '2026-11-15', hasDocument: false }
const zofia = { title: 'woman', firstName: 'Zofia', lastName: 'Nowak', birthDate: '01.06.2015' }
const passport = { documentType: 'passport', documentNumber: 'zz 123-4567', documentValidUntil: '1.2.2030' }

test('a companion is known by what the checkout asks', () => {
  expect(readCompanion(zofia, known)).toEqual({
    ok: true,
    value: { ...zofia, birthDate: '2015-06-01', document: null },
  })
})

test('a document is kept as its lower zone has it', () => {
  expect(readCompanion({ ...zofia, ...passport }, known)).toMatchObject({
    value: { document: { type: 'passport', number: 'ZZ1234567', validUntil: '2030-02-01' } },
  })
})

test('a number that is kept already need not be typed again', () => {
  const typed = { ...zofia, documentType: 'id-card' }
  expect(readCompanion(typed, { ...known, hasDocument: true })).toMatchObject({
    value: { document: { type: 'id-card', number: null, validUntil: null } },
  })
})

test.each([
  ['title', '', 'title-missing'],
  ['firstName', '', 'first-name-missing'],
  ['lastName', 'N0wak', 'last-name-not-as-in-document'],
  ['birthDate', '', 'birth-date-missing'],
  ['documentType', '', 'document-type-missing'],
  ['documentNumber', '', 'document-number-missing'],
  ['documentNumber', 'Ż1', 'document-number-not-a-number'],
  ['documentValidUntil', 'kiedyś', 'document-date-not-a-day'],
  ['documentValidUntil', '14.11.2026', 'document-over'],
])('%s %j is refused at its field', (field, text, fault) => {
  const typed = { ...zofia, ...passport, [field]: text }
  expect(readCompanion(typed, known)).toEqual({ ok: false, refusal: { [field]: fault } })
})
