import { complaintWishes } from '@wojaz/travel/guest'
import { expect, test } from 'vitest'
import { type ComplaintCategory, readComplaint } from './complaint-form.ts'

const categories: ComplaintCategory[] = [
  {
    code: 'room',
    name: 'Pokój',
    wishes: complaintWishes,
    questions: [
      { code: 'number', text: 'Numer pokoju', required: true },
      { code: 'changed', text: 'Czy zaproponowano inny pokój?', required: false },
    ],
  },
  { code: 'flight', name: 'Lot', questions: [], wishes: ['explanation'] },
]
const subject = { departureDate: '2026-09-01', today: '2026-09-20' } as const
const whole = {
  category: 'room',
  'answer.number': '214',
  description: 'Przez cały pobyt nie działała klimatyzacja.',
  reported: 'yes',
  reportedTo: 'Rezydentka, pani Ewa',
  reportedOn: '2026-09-02',
  amount: '1 200,50',
  iban: '61 1090 1014 0000 0712 1981 2874',
}
const read = (typed: object = {}, wishes: readonly string[] = ['reduction', 'apology']) =>
  readComplaint({ typed: { ...whole, ...typed }, wishes }, categories, subject)
const faults = (typed: object, wishes?: readonly string[]) => {
  const outcome = read(typed, wishes)
  return outcome.ok ? {} : outcome.refusal
}

test('a whole form is the complaint, with questions and names as they were read', () => {
  expect(read()).toEqual({
    ok: true,
    value: {
      category: 'room',
      categoryName: 'Pokój',
      wishes: ['reduction', 'apology'],
      amount: 120_050,
      answers: [{ question: 'Numer pokoju', answer: '214' }],
      description: whole.description,
      reported: { to: 'Rezydentka, pani Ewa', on: '2026-09-02' },
      iban: 'PL61109010140000071219812874',
    },
  })
})

test('who wants only a word needs no account, and who said nothing on site says so', () => {
  expect(
    read({ iban: '', amount: '', reported: 'no', reportedTo: '', reportedOn: '' }, ['apology']),
  ).toMatchObject({
    value: { iban: null, amount: null, reported: null },
  })
})

test.for([
  [{ category: '' }, { category: 'missing' }],
  [{ category: 'weather' }, { category: 'missing' }],
  [{ 'answer.number': ' ' }, { 'answer.number': 'missing' }],
  [{ description: '' }, { description: 'missing' }],
  [{ description: 'Było źle.' }, { description: 'too-short' }],
  [{ description: 'x'.repeat(8001) }, { description: 'too-long' }],
  [{ reported: '' }, { reported: 'missing' }],
  [{ reportedTo: '' }, { reportedTo: 'missing' }],
  [{ reportedOn: '2026-02-30' }, { reportedOn: 'not-a-day' }],
  [{ reportedOn: '2026-08-31' }, { reportedOn: 'not-in-trip' }],
  [{ reportedOn: '2026-09-21' }, { reportedOn: 'not-in-trip' }],
  [{ amount: 'dużo' }, { amount: 'not-an-amount' }],
  [{ amount: '0' }, { amount: 'not-an-amount' }],
  [{ amount: '-5' }, { amount: 'not-an-amount' }],
  [{ iban: '' }, { iban: 'missing' }],
  [{ iban: 'PL00' }, { iban: 'not-an-account' }],
] as const)('%j is told at its field', ([typed, said]) => {
  expect(faults(typed)).toEqual(said)
})

test('what is wanted is chosen from the list', () => {
  expect(faults({}, [])).toEqual({ wishes: 'missing' })
  expect(faults({}, ['a yacht'])).toEqual({ wishes: 'missing' })
})

test('a category offers what its editors chose: anything else is not wanted', () => {
  expect(faults({ category: 'flight' }, ['reduction'])).toEqual({ wishes: 'missing' })
  expect(read({ category: 'flight' }, ['reduction', 'explanation'])).toMatchObject({
    value: { wishes: ['explanation'] },
  })
})

test('an empty form says everything at once', () => {
  const nothing = Object.fromEntries(Object.keys(whole).map((field) => [field, '']))
  expect(faults(nothing, [])).toEqual({
    category: 'missing',
    description: 'missing',
    reported: 'missing',
    wishes: 'missing',
  })
})
