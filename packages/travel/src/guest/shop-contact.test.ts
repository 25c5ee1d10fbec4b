import { expect, test } from 'vitest'
import { phoneWithHours, telephoneAddress } from './shop-contact.ts'

test('a number is said in one piece, with its hours', () => {
  expect(phoneWithHours('+48 22 000 00 02', 'całą dobę')).toBe(
    '+48\u00a022\u00a0000\u00a000\u00a002 (całą dobę)',
  )
  expect(phoneWithHours('112', '')).toBe('112')
})

test('a telephone dials digits alone', () => {
  expect(telephoneAddress('+48 22 000-00 (02)')).toBe('tel:+48220000002')
})
