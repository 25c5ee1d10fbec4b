import { describe, expect, test } from 'vitest'
import { inEveryLocale } from '../../test/make-attraction.ts'
import type { Question, RequiredData } from '../model/attraction.ts'
import type { ItemKind } from '../model/attraction-order.ts'
import { contactFaults, dataFaults } from './data-faults.ts'

const anna = { firstName: 'Anna', lastName: 'Nowak', email: 'anna@wojaz.example', phone: '+48 600 100 200' }
const nothing: RequiredData = { contact: [], questions: [] }

const question = (id: string, changes: Partial<Question> = {}): Question => ({
  id,
  titles: inEveryLocale(id),
  isRequired: true,
  input: 'text',
  choices: [],
  ...changes,
})

const kind = (quantity: number, required: RequiredData = nothing): ItemKind => ({
  id: 'adult',
  type: 'ADULT',
  titles: inEveryLocale('Dorosły'),
  quantity,
  minAge: 0,
  maxAge: 99,
  required,
})

const item = (required: RequiredData, kinds = [kind(1)], told: object = {}) => ({
  id: 'i1',
  required,
  kinds,
  told: { answers: {}, holders: [], ...told },
})

const fields = (faults: readonly { field: string; code: string }[]) =>
  faults.map(({ field, code }) => `${field} ${code}`)

describe('what the supplier asks of whoever buys', () => {
  test('is what the shop knows of them', () => {
    const asked = {
      contact: ['firstName', 'lastName', 'fullName', 'emailAddress', 'phoneNumber'],
      questions: [],
    }
    expect(dataFaults(item(asked), anna)).toEqual([])
    expect(fields(dataFaults(item(asked), null))).toContain('contact.emailAddress required')
  })

  test('nothing else is asked for', () => expect(dataFaults(item(nothing), null)).toEqual([]))

  test('what the shop does not know by itself is told with the attraction', () => {
    const asked = { contact: ['country', 'postalCode'], questions: [] }
    expect(fields(dataFaults(item(asked), anna))).toEqual([
      'contact.country required',
      'contact.postalCode required',
    ])
    const told = { contact: { country: 'Polska', postalCode: '00-001' } }
    expect(fields(dataFaults(item(asked, [kind(1)], told), anna))).toEqual(['contact.country invalid'])
  })

  test('in which languages it is written is said by the shop', () =>
    expect(dataFaults(item({ contact: ['locales'], questions: [] }), anna)).toEqual([]))
})

describe('a question', () => {
  const answered = (asked: Question, value: string) =>
    fields(
      dataFaults(
        item({ contact: [], questions: [asked] }, [kind(1)], { answers: { [asked.id]: value } }),
        null,
      ),
    )

  test('that must be answered is, with more than blanks', () => {
    expect(answered(question('hotel'), '  ')).toEqual(['answers.hotel required'])
    expect(answered(question('hotel', { isRequired: false }), '')).toEqual([])
    expect(answered(question('hotel'), 'Delfin, 214')).toEqual([])
  })

  test('has an end', () =>
    expect(answered(question('hotel'), 'x'.repeat(2_001))).toEqual(['answers.hotel too-long']))

  test.each([
    ['number', '172', 'tall'],
    ['number', '17,5', '1e'],
    ['date', '2026-02-28', '2026-02-30'],
    ['time', '07:30', '24:00'],
    ['datetime-local', '2026-07-01T07:30', '2026-07-01'],
    ['email', 'a@b.pl', 'a@b'],
    ['tel', '+48 600-100-200', 'call me'],
    ['url', 'https://wojaz.example', 'wojaz'],
  ])('of the kind %s takes %s, not %s', (input, right, wrong) => {
    expect(answered(question('q', { input }), right)).toEqual([])
    expect(answered(question('q', { input }), wrong)).toEqual(['answers.q invalid'])
  })

  test('with choices takes one of them', () => {
    const diet = question('diet', {
      input: 'select',
      choices: [{ value: 'vegan', titles: inEveryLocale('wegańska') }],
    })
    expect(answered(diet, 'vegan')).toEqual([])
    expect(answered(diet, 'any')).toEqual(['answers.diet invalid'])
  })
})

describe('ticket holders', () => {
  const asked = { contact: ['firstName'], questions: [question('weight', { input: 'number' })] }
  const holder = (kindId: string) => ({ kindId, contact: { firstName: 'Ewa' }, answers: { weight: '61' } })

  test('each is asked, by their place', () =>
    expect(fields(dataFaults(item(nothing, [kind(2, asked)], { holders: [holder('adult')] }), anna))).toEqual(
      ['holders.1.contact.firstName required', 'holders.1.answers.weight required'],
    ))

  test('somebody with another ticket is not them', () =>
    expect(fields(dataFaults(item(nothing, [kind(1, asked)], { holders: [holder('child')] }), anna))).toEqual(
      ['holders.0.contact.firstName required', 'holders.0.answers.weight required'],
    ))

  test('of whom nothing is asked need not be told', () =>
    expect(dataFaults(item(nothing, [kind(3)]), anna)).toEqual([]))
})

test('the shop itself needs a name, an address and a telephone', () => {
  expect(contactFaults(anna)).toEqual([])
  expect(fields(contactFaults({ ...anna, lastName: ' ', email: 'anna', phone: '' }))).toEqual([
    'contact.lastName required',
    'contact.emailAddress invalid',
    'contact.phoneNumber required',
  ])
})
