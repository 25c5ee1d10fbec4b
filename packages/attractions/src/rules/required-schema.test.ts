import { locales } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { inEveryLocale } from '../../test/make-attraction.ts'
import type { Question } from '../model/attraction.ts'
import type { ItemKind } from '../model/attraction-order.ts'
import { requiredSchema } from './required-schema.ts'

const weight: Question = {
  id: 'weight',
  titles: { ...inEveryLocale('Waga'), cs: 'Váha' },
  isRequired: true,
  input: 'number',
  choices: [],
}
const diet: Question = {
  id: 'diet',
  titles: inEveryLocale('Dieta'),
  isRequired: false,
  input: 'select',
  choices: [{ value: 'vegan', titles: { ...inEveryLocale('wegańska'), cs: 'veganská' } }],
}
const adults: ItemKind = {
  id: 'adult',
  type: 'ADULT',
  titles: { ...inEveryLocale('Dorosły'), cs: 'Dospělý' },
  quantity: 2,
  minAge: 18,
  maxAge: 99,
  required: { contact: [], questions: [weight] },
}

test('the booking and each ticket holder are asked, in the language of the guest', () => {
  const item = { required: { contact: ['phoneNumber', 'locales'], questions: [diet] }, kinds: [adults] }
  expect(requiredSchema(item, 'cs')).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    required: ['contact', 'holders'],
    properties: {
      contact: {
        type: 'object',
        required: ['phoneNumber'],
        properties: {
          phoneNumber: { type: 'string', title: 'Telefonní číslo', minLength: 1, maxLength: 200 },
        },
      },
      answers: {
        type: 'object',
        required: [],
        properties: {
          diet: { type: 'string', title: 'Dieta', oneOf: [{ const: 'vegan', title: 'veganská' }] },
        },
      },
      holders: {
        type: 'array',
        minItems: 2,
        maxItems: 2,
        prefixItems: [1, 2].map(() => ({
          type: 'object',
          title: 'Dospělý',
          required: ['answers'],
          properties: {
            answers: {
              type: 'object',
              required: ['weight'],
              properties: {
                weight: {
                  type: 'string',
                  title: 'Váha',
                  minLength: 1,
                  maxLength: 2_000,
                  pattern: '^-?\\d+([.,]\\d+)?$',
                },
              },
            },
          },
        })),
      },
    },
  })
})

test('where nothing is asked there is nothing to tell', () =>
  expect(
    requiredSchema(
      {
        required: { contact: [], questions: [] },
        kinds: [{ ...adults, required: { contact: [], questions: [] } }],
      },
      'pl',
    ),
  ).toMatchObject({ properties: {}, required: [] }))

test('every field of a person that suppliers ask for has a title in every language', () => {
  const contact = [
    'firstName',
    'lastName',
    'fullName',
    'emailAddress',
    'phoneNumber',
    'postalCode',
    'country',
    'notes',
  ]
  for (const locale of locales) {
    const { properties } = requiredSchema({ required: { contact, questions: [] }, kinds: [] }, locale)
    for (const field of contact) expect(properties?.contact?.properties?.[field]?.title).not.toBe(field)
  }
})
