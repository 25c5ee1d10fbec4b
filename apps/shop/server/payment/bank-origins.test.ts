import { expect, test } from 'vitest'
import { bankOriginsOf } from './bank-origins.ts'

test('forms of pages that pay may lead to the banks, and to nobody who only looks like one', () => {
  expect(bankOriginsOf(['http://127.0.0.1:3002', 'http://127.0.0.1:3002'])).toEqual(['http://127.0.0.1:3002'])
  expect(bankOriginsOf(['https://secure.snd.payu.com', 'https://secure.przelewy24.pl'])).toEqual([
    ...['https://secure.snd.payu.com', 'https://*.payu.com'],
    ...['https://secure.przelewy24.pl', 'https://*.przelewy24.pl'],
  ])
  expect(bankOriginsOf(['https://payu.com.example.org'])).toEqual(['https://payu.com.example.org'])
})
