import { expect, test } from 'vitest'
import { looksPersonal, trackableTexts } from './tracking-text.ts'

test.each(['a@b.pl', 'jan.kowalski@example.com', 'Kontakt: jan@example.com, proszę'])(
  '%s is an e-mail',
  (text) => {
    expect(looksPersonal(text)).toBe(true)
  },
)

test.each([
  '+48 600 700 800',
  '+48600700800',
  '600 700 800',
  '600-700-800',
  '(22) 255-03-020',
  'tel. 0048600700800',
])('%s is a phone number', (text) => expect(looksPersonal(text)).toBe(true))

test.each(['4111111111111111', '4111 1111 1111 1111', '4111-1111-1111-1111'])(
  '%s is a card number',
  (text) => {
    expect(looksPersonal(text)).toBe(true)
  },
)

test.each([
  'Szukaj',
  '7 nocy',
  'a@b.p',
  'od 1 234 zł',
  '15.11.2026 - 22.11.2026',
  '15.11.2026-22.11.2026',
  '2026-11-15',
  '123456789',
  '@wojaz',
  '',
])("'%s' names nobody", (text) => {
  expect(looksPersonal(text)).toBe(false)
})

test('texts that name a person are left out of a tracking identifier', () => {
  expect(trackableTexts(['Zaloguj', 'jan@example.com', 'dalej'])).toEqual(['Zaloguj', 'dalej'])
})

test('a very long text is judged at once', () => {
  expect(looksPersonal('1 '.repeat(4) + 'x@'.repeat(100_000))).toBe(false)
})
