import { expect, test } from 'vitest'
import { wantsDemoOffice } from './demo-office.mjs'

const here = { siteUrl: 'http://localhost:3000', payu: null, p24: null }

test('somebody who looks at the shop on their own machine finds an office at work', () => {
  expect(wantsDemoOffice({}, here)).toBe(true)
})

test.each([
  ['that is switched off', { DEMO_OFFICE: 'false' }, {}],
  ['whose letters leave', { SMTP_URL: 'smtps://user:word@mail.wojaz.pl' }, {}],
  ['with an account at PayU', {}, { payu: {} }],
  ['with an account at Przelewy24', {}, { p24: {} }],
  ['with a public address', {}, { siteUrl: 'https://wojaz.pl' }],
])('a shop %s has no made-up guests', (_, env, settings) => {
  expect(wantsDemoOffice(env, { ...here, ...settings })).toBe(false)
})
