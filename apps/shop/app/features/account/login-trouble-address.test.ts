import { expect, test } from 'vitest'
import { troubleText, withTrouble } from './login-trouble-address.ts'

test('what went wrong elsewhere is told on the page one comes back to', () => {
  const address = withTrouble('/mytui/logowanie?powrot=%2Fulubione', 'provider-cancelled')
  expect(address).toBe('/mytui/logowanie?powrot=%2Fulubione&klopot=provider-cancelled')
  expect(troubleText(new URL(address, 'https://wojaz.example').search)).toBe('account.ways.trouble.cancelled')
  expect(withTrouble('/mytui/logowanie', 'login-step-over')).toBe('/mytui/logowanie?klopot=login-step-over')
})

test.each(['', '?klopot=', '?klopot=Twoje%20konto%20jest%20zablokowane', '?klopot=toString'])(
  'nobody puts words of their own on the page: “%s”',
  (search) => {
    expect(troubleText(search)).toBeNull()
  },
)
