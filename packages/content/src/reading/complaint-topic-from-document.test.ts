import { complaintWishes } from '@wojaz/travel/guest'
import { expect, test } from 'vitest'
import { complaintTopicFromDocument } from './complaint-topic-from-document.ts'

const whole = {
  code: 'room',
  name: 'Pokój',
  active: true,
  wishes: ['apology', 'reduction'],
  questions: [{ code: 'number', text: 'Numer pokoju', required: true }],
}

test('a category as editors wrote it; wishes in the order of the form', () => {
  expect(complaintTopicFromDocument(whole)).toEqual({
    code: 'room',
    name: 'Pokój',
    wishes: ['reduction', 'apology'],
    questions: [{ code: 'number', text: 'Numer pokoju', required: true }],
  })
})

test('what is off, has no name or a code that no field can have is not there', () => {
  for (const broken of [{ active: false }, { name: '' }, { code: null }, { code: 'A b' }])
    expect(complaintTopicFromDocument({ ...whole, ...broken })).toBeNull()
})

test('a question without words is not asked, and a category without wishes offers all of them', () => {
  const half = {
    ...whole,
    questions: [
      { code: 'number', text: null },
      { code: '<b>', text: 'x' },
    ],
    wishes: [],
  }
  expect(complaintTopicFromDocument(half)).toMatchObject({ questions: [], wishes: complaintWishes })
})
