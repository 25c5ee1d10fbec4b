import { expect, test } from 'vitest'
import { bankOriginsOf } from './bank-origins.ts'

test('forms of pages that pay may lead to the bank, and to nobody who only looks like it', () => {
  expect(bankOriginsOf('http://127.0.0.1:3002')).toEqual(['http://127.0.0.1:3002'])
  expect(bankOriginsOf('https://secure.snd.payu.com')).toEqual([
    'https://secure.snd.payu.com',
    'https://*.payu.com',
  ])
  expect(bankOriginsOf('https://payu.com.example.org')).toEqual(['https://payu.com.example.org'])
})
