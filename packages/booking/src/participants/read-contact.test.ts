import { expect, test } from 'vitest'
import { readContact } from './read-contact.ts'

const anna = { firstName: 'Anna', lastName: 'Nowak' }
const typed = {
  'contact.email': ' anna@example.com ',
  'contact.phone': '+48 600 700 800',
  'contact.street': 'Długa 4/7',
  'contact.postalCode': '00-238',
  'contact.city': 'Warszawa',
}

test('who gives no name of their own is the first traveller', () => {
  expect(readContact(typed, anna, 'pl')).toEqual({
    ok: true,
    value: {
      firstName: 'Anna',
      lastName: 'Nowak',
      email: 'anna@example.com',
      phone: '+48600700800',
      street: 'Długa 4/7',
      postalCode: '00-238',
      city: 'Warszawa',
    },
  })
})

test('who books for others has a whole name', () => {
  expect(readContact({ ...typed, 'contact.firstName': 'Ewa' }, anna, 'pl')).toEqual({
    ok: false,
    refusal: { 'contact.lastName': 'last-name-missing' },
  })
  const ewa = { 'contact.firstName': 'Ewa', 'contact.lastName': 'Lis' }
  expect(readContact({ ...typed, ...ewa }, anna, 'pl')).toMatchObject({
    value: { firstName: 'Ewa', lastName: 'Lis' },
  })
})

test.each([
  ['pl', '00238', '00-238'],
  ['pl', '00 238', '00-238'],
  ['pl', '00 – 238', '00-238'],
  ['cs', '110 00', '110 00'],
  ['cs', '11000', '11000'],
  ['hu', '1051', '1051'],
  ['ro', '010011', '010011'],
  ['uk', '01001', '01001'],
] as const)('in %s the postal code %s is taken', (locale, postalCode, taken) => {
  expect(readContact({ ...typed, 'contact.postalCode': postalCode }, anna, locale)).toMatchObject({
    ok: true,
    value: { postalCode: taken },
  })
})

test('nothing filled in: every obligatory field says what it wants', () => {
  expect(readContact({}, anna, 'pl')).toEqual({
    ok: false,
    refusal: {
      'contact.email': 'email-missing',
      'contact.phone': 'phone-missing',
      'contact.street': 'street-missing',
      'contact.postalCode': 'postal-code-missing',
      'contact.city': 'city-missing',
    },
  })
})

test('what is written wrongly is named', () => {
  const wrong = {
    'contact.email': 'anna@',
    'contact.phone': 'sześćset',
    'contact.street': 'x'.repeat(101),
    'contact.postalCode': '00-23',
    'contact.city': '???',
  }
  expect(readContact(wrong, anna, 'pl')).toEqual({
    ok: false,
    refusal: {
      'contact.email': 'email-not-an-address',
      'contact.phone': 'phone-not-a-number',
      'contact.street': 'street-too-long',
      'contact.postalCode': 'postal-code-unknown',
      'contact.city': 'city-not-a-name',
    },
  })
})
