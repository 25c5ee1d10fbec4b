import type { FaqQuestion } from '@wojaz/content'
import { expect, test } from 'vitest'
import { findQuestions } from './find-questions.ts'

const question = (id: string, words: string, html = ''): FaqQuestion => ({
  id,
  question: words,
  html,
  topic: 'booking',
})
const questions = [
  question('luggage', 'Ile bagażu mogę zabrać?', '<p>Walizkę i bagaż podręczny.</p>'),
  question('pet', 'Czy mogę zabrać psa?', '<p>Przewoźnik mówi, czy zwierzę leci jako <b>bagaż</b>.</p>'),
  question('invoice', 'Jak dostanę fakturę?', '<p>Faktura&nbsp;jest w dokumentach podróży.</p>'),
  question('name', 'Jak zmienić nazwisko uczestnika?', '<p>W zakładce Zmiany.</p>'),
]
const found = (typed: string) => findQuestions(questions, typed).map(({ id }) => id)

test('what stands in the question comes before what stands in the answer only', () => {
  expect(found('bagaż')).toEqual(['luggage', 'pet'])
})

test.each([
  ['bagarz', 'luggage'],
  ['BAGAZU', 'luggage'],
  ['faktóra', 'invoice'],
  ['zmeinić nazwiska', 'name'],
  ['podreczny', 'luggage'],
])('“%s” finds it despite typos, diacritics and endings', (typed, id) => {
  expect(found(typed)[0]).toBe(id)
})

test('words in any order; where none has all of them, those that have most', () => {
  expect(found('nazwisko zmienić')).toEqual(['name'])
  expect(found('zmienić nazwisko kota')).toEqual(['name'])
})

test('nothing is made up', () => {
  expect(found('prezydent')).toEqual([])
  expect(found('prezydent bagaż')).toEqual([])
  expect(found('  ?! ')).toEqual([])
  expect(found('')).toEqual([])
})

test('markup and entities of an answer are no words', () => {
  expect(found('nbsp')).toEqual([])
})
