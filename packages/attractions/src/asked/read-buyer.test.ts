import { expect, test } from 'vitest'
import { readBuyer } from './read-buyer.ts'

const typed = {
  'contact.firstName': ' Anna ',
  'contact.lastName': 'Kowalska-Żółć',
  'contact.email': 'anna@example.com',
  'contact.phone': '+48 600 100-200',
}

test('a buyer is a name, an address and a telephone', () => {
  expect(readBuyer(typed)).toEqual({
    ok: true,
    value: {
      firstName: 'Anna',
      lastName: 'Kowalska-Żółć',
      email: 'anna@example.com',
      phone: '+48600100200',
    },
  })
})

test.each([
  ['contact.firstName', '', 'first-name-missing'],
  ['contact.lastName', '<b>', 'last-name-not-as-in-document'],
  ['contact.email', 'anna@', 'email-not-an-address'],
  ['contact.phone', '', 'phone-missing'],
  ['contact.phone', 'call me', 'phone-not-a-number'],
])('%s cannot be “%s”', (field, value, fault) => {
  expect(readBuyer({ ...typed, [field]: value })).toEqual({ ok: false, refusal: { [field]: fault } })
})
