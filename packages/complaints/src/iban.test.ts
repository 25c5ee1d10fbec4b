import { expect, test } from 'vitest'
import { isIban, plainIban } from './iban.ts'

test.for([
  'PL61 1090 1014 0000 0712 1981 2874',
  '61 1090 1014 0000 0712 1981 2874',
  'pl61109010140000071219812874',
  'CZ65 0800 0000 1920 0014 5399',
  'RO49 AAAA 1B31 0075 9384 0000',
  'HU42 1177 3016 1111 1018 0000 0000',
  'UA21 3223 1300 0002 6007 2335 6600 1',
  'GB82-WEST-1234-5698-7654-32',
])('%s is an account', (typed) => {
  expect(isIban(plainIban(typed))).toBe(true)
})

test.for([
  '',
  'PL61 1090 1014 0000 0712 1981 2875',
  'PL16 1090 1014 0000 0712 1981 2874',
  'PL61 1090 1014 0000 0712 1981 287',
  'PL61 1090 1014 0000 0712 1981 2874 0',
  'nie mam konta',
  '1234',
])('"%s" is none', (typed) => {
  expect(isIban(plainIban(typed))).toBe(false)
})
