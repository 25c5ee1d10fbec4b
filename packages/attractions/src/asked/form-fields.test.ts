import { expect, test } from 'vitest'
import { inEveryLocale } from '../../test/make-attraction.ts'
import { makeItem } from '../../test/make-attraction-order.ts'
import { formOf, readItemData } from './form-fields.ts'

const weight = { id: 'weight', titles: inEveryLocale('Waga'), isRequired: true, input: 'number', choices: [] }
const meal = {
  id: 'meal',
  titles: inEveryLocale('Posiłek'),
  isRequired: false,
  input: 'text',
  choices: [{ value: 'veg', titles: inEveryLocale('Wegetariański') }],
}
const item = makeItem({
  id: 'i1',
  required: { contact: ['phoneNumber', 'postalCode'], questions: [meal] },
  kinds: makeItem().kinds.map((kind) =>
    kind.id === 'adult'
      ? { ...kind, required: { contact: ['firstName', 'phoneNumber', 'locales'], questions: [weight] } }
      : kind,
  ),
})

test('what the supplier asks is asked, of the booking once and of each person by themselves', () => {
  const { booking, people } = formOf(item, 'pl')
  expect(booking).toMatchObject([
    { name: 'i1.contact.postalCode', input: 'text', isRequired: true },
    { name: 'i1.answers.meal', input: 'select', isRequired: false },
  ])
  expect(people.map(({ fields }) => fields.map(({ name, input }) => `${name} ${input}`))).toEqual([
    [
      'i1.holders.0.contact.firstName text',
      'i1.holders.0.contact.phoneNumber tel',
      'i1.holders.0.answers.weight number',
    ],
    [
      'i1.holders.1.contact.firstName text',
      'i1.holders.1.contact.phoneNumber tel',
      'i1.holders.1.answers.weight number',
    ],
  ])
})

test('whoever asks nothing shows no field', () => {
  expect(formOf(makeItem({ kinds: [] }), 'pl')).toEqual({ booking: [], people: [] })
})

test('what was told before stands in its field', () => {
  const [first] = formOf(item, 'pl').people
  expect(first?.fields[0]?.value).toBe('Świętosława')
})

test('a form is read in the order of the tickets, without what nobody asked for', () => {
  const typed = {
    'i1.answers.meal': 'veg',
    'i1.contact.postalCode': '00-001',
    'i1.contact.phoneNumber': '1',
    'i1.holders.0.contact.firstName': '  Anna ',
    'i1.holders.0.contact.lastName': 'Kowalska',
    'i1.holders.1.answers.weight': '80',
    'another.answers.meal': 'x',
  }
  expect(readItemData(typed, item)).toEqual({
    contact: { postalCode: '00-001' },
    answers: { meal: 'veg' },
    holders: [
      { kindId: 'adult', contact: { firstName: 'Anna' }, answers: {} },
      { kindId: 'adult', contact: {}, answers: { weight: '80' } },
      { kindId: 'child', contact: {}, answers: {} },
    ],
  })
})
