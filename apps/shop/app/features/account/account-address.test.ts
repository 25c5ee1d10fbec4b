import { expect, test } from 'vitest'
import { loginAddress } from './account-address.ts'

test('the login knows where to go afterwards', () => {
  expect(loginAddress('cs', '/cs/mytui')).toBe('/cs/mytui/logowanie?powrot=%2Fcs%2Fmytui')
  expect(loginAddress('pl')).toBe('/mytui/logowanie')
})
