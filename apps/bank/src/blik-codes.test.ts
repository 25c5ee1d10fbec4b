import { expect, test } from 'vitest'
import { blikVerdict } from './blik-codes.ts'

test.each(['777000', '777123', '777999'])('%s is paid', (code) => {
  expect(blikVerdict(code)).toEqual({ isPaid: true, resultCode: 'SUCCESS' })
})

test.each([
  ['500500', 'AUT_ERROR_DECLINED'],
  ['700701', 'REG_ERROR_AUTH_CODE_EXPIRED'],
  ['700702', 'REG_ERROR_AUTH_CODE_CANCELLED'],
  ['700703', 'REG_ERROR_AUTH_CODE_USED'],
])('%s is refused: %s', (code, resultCode) => {
  expect(blikVerdict(code)).toEqual({ isPaid: false, resultCode })
})

test('any other code leaves it to the person with the phone', () => {
  expect(blikVerdict('123456')).toBeNull()
})
