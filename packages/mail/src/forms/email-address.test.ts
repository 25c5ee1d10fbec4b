import { expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

test.each([
  'anna@wojaz.example',
  'Anna.Nowak+wakacje@poczta.wojaz.example',
  "o'neill@wojaz.example",
  'anna@żagle.example',
  'a@b.pl',
  `${'a'.repeat(64)}@wojaz.example`,
])('%s is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

test.each([
  '',
  'anna',
  'anna@',
  '@wojaz.example',
  'anna@wojaz',
  'anna@wojaz.',
  'anna@.example',
  'anna@wojaz..example',
  'anna@-wojaz.example',
  'anna.@wojaz.example',
  '.anna@wojaz.example',
  'an..na@wojaz.example',
  'anna nowak@wojaz.example',
  'anna@wojaz,example',
  'anna@wojaz.example, jan@wojaz.example',
  'Anna <anna@wojaz.example>',
  'anna@jan@wojaz.example',
  'anna@wojaz.example\nBcc: all@wojaz.example',
  'anna@wojaz.example\r',
  'anna@127.0.0.1',
  'anna@10.0.0.12',
  'anna@[127.0.0.1]',
  `${'a'.repeat(65)}@wojaz.example`,
  `anna@${'a'.repeat(64)}.example`,
  `anna@${'abcdefghi.'.repeat(26)}pl`,
])('“%s” is none', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})

test('a very long text is judged at once', () => {
  expect(isEmailAddress(`${'a.'.repeat(50_000)}@${'a-'.repeat(50_000)}`)).toBe(false)
})
