import { asciiLower } from '@wojaz/travel/guest'
import { expect, test } from 'vitest'
import { namesAddress } from './names-address.ts'

const finds = (text: string, email = 'anna@wp.pl') => new RegExp(namesAddress(email)).test(asciiLower(text))

test.each([
  'anna@wp.pl',
  'Anna <Anna@wp.pl>',
  'pisz do anna@wp.pl.',
  'pisz do:anna@wp.pl, proszę',
  'mailto:anna@wp.pl?subject=a',
])('%s names her address', (text) => expect(finds(text)).toBe(true))

test.each(['joanna@wp.pl', 'anna@wp.pl.example', 'anna@wp.plus', 'x.anna@wp.pl', 'anna@wpxpl'])(
  '%s is the address of somebody else',
  (text) => expect(finds(text)).toBe(false),
)

test('signs of an address are no signs of the expression', () => {
  expect(finds('jan+tui@wp.pl', 'jan+tui@wp.pl')).toBe(true)
  expect(finds('jan.kos@wp.pl', 'jan_kos@wp.pl')).toBe(false)
})
