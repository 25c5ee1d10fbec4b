import { expect, test } from 'vitest'
import type { Participant } from '../participant.ts'
import { sameDocument, takenAlong, withDocumentIds } from './document-ids.ts'

const anna = { firstName: 'Anna', lastName: 'Lis', birthDate: '1987-03-24', title: 'woman' as const }
const jan = { ...anna, firstName: 'Jan', title: 'man' as const }
const passport = {
  type: 'passport' as const,
  number: 'ZZ1234567',
  validUntil: null,
  nationality: 'PL',
  issuingCountry: 'PL',
}
const newId = () => 'new'

test('who tells of a document gets a name for it and keeps it, under whatever name they are written', () => {
  expect(withDocumentIds([], [anna, jan], [passport, null], newId)).toEqual([
    { ...anna, documentId: 'new' },
    jan,
  ])
  const before = [{ ...anna, documentId: 'old' }]
  const renamed = { ...anna, lastName: 'Liss' }
  expect(withDocumentIds(before, [renamed], [passport], newId)).toEqual([{ ...renamed, documentId: 'old' }])
})

test('whoever is written in another order keeps their own document, and nobody gets a neighbour’s', () => {
  const before = [{ ...anna, documentId: 'annas' }, jan]
  expect(withDocumentIds(before, [jan, anna], [undefined, undefined], newId)).toEqual([
    jan,
    { ...anna, documentId: 'annas' },
  ])
  const ewa = { ...anna, firstName: 'Ewa' }
  expect(withDocumentIds(before, [ewa, anna], [passport, undefined], newId)).toEqual([
    { ...ewa, documentId: 'new' },
    { ...anna, documentId: 'annas' },
  ])
})

test('not a word changes nothing; nothing any more takes it away', () => {
  const before = [{ ...anna, documentId: 'old' }]
  expect(withDocumentIds(before, [anna], [undefined], newId)).toEqual(before)
  expect(withDocumentIds(before, [anna], [null], newId)).toEqual([anna])
})

test('where travellers are written anew without a word of documents, each keeps their own', () => {
  const before = [{ ...anna, documentId: 'old' }, jan]
  expect(sameDocument(before, { ...anna, title: 'man' })).toEqual({ documentId: 'old' })
  expect(sameDocument(before, { ...anna, firstName: 'Ewa' })).toEqual({})
})

test('a new trip takes along the documents of the same people that are valid until its return', () => {
  const told = new Map([
    [0, { ...passport, validUntil: '2027-06-10' }],
    [1, { ...passport, number: 'YY7654321' }],
  ])
  const numbers = (people: Participant[], returnDate: string) =>
    [...takenAlong(people, [anna, jan], told, returnDate)].map(([person, { number }]) => [person, number])
  expect(numbers([jan, anna], '2027-06-10')).toEqual([
    [0, 'YY7654321'],
    [1, 'ZZ1234567'],
  ])
  expect(numbers([anna, jan], '2027-06-11')).toEqual([[1, 'YY7654321']])
  expect(
    numbers(
      [
        { ...anna, birthDate: '1987-03-25' },
        { ...jan, lastName: 'Wilk' },
      ],
      '2027-06-01',
    ),
  ).toEqual([])
})
