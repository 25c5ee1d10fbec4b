import { expect, test } from 'vitest'
import { longestPassword, passwordFault, passwordStrength } from './password-rule.ts'
import { repeatedUnit, stemOf, surprises } from './password-shape.ts'

const sentence = 'zwykłe zdanie bez cyfr'

test.each([
  ['', 'password-missing'],
  ['krótkie!!', 'password-too-short'],
  // Letters with diacritics count as one character each.
  ['ąęść', 'password-too-short'],
  ['a'.repeat(longestPassword + 1), 'password-too-long'],
])('%s is refused', (password, fault) => {
  expect(passwordFault(password)).toBe(fault)
})

test.each(['dziesięć10', sentence, sentence.repeat(9), 'lato nad Bałtykiem'])(
  '„%s” is long enough',
  (password) => expect(passwordFault(password)).toBeNull(),
)

test.each([
  ' '.repeat(10),
  'aaaaaaaaaaaa',
  '1234567890',
  '0987654321',
  'Qwertyuiop',
  'abcdefghijkl',
  'qwerty123456',
  'йцукенгшщз',
  'kasiakasia',
  'Lato2lato2la',
])('„%s” is a run or a repetition that everybody tries', (password) => {
  expect(passwordFault(password)).toBe('password-common')
})

test.each(['WojażWakacje7', 'moje konto wojaz', 'xxWOJAZxx!!19'])(
  '„%s” has the name of the shop',
  (password) => {
    expect(passwordFault(password)).toBe('password-shop-name')
  },
)

test.each([
  ['anna.kowalska@poczta.example', 'Anna-Kowalska!'],
  ['anna.kowalska@poczta.example', 'mam na imię AnnaKowalska'],
  ['kowalska85+wakacje@poczta.example', 'kowalska2026x'],
  ['łucja@poczta.example', 'haselko-Łucja-1'],
])('of %s nobody has to guess „%s”', (email, password) => {
  expect(passwordFault(password, email)).toBe('password-own-address')
})

test('a very short name before the @ refuses nothing', () => {
  expect(passwordFault(sentence, 'ewa@poczta.example')).toBeNull()
})

test('the strength is told in a word: length that cannot be foretold counts, whatever it is made of', () => {
  expect(passwordStrength('krótkie')).toBe('weak')
  expect(passwordStrength('12345678901234567890')).toBe('weak')
  expect(passwordStrength('dziesięć10')).toBe('fair')
  expect(passwordStrength(sentence)).toBe('strong')
  expect(passwordStrength('kJ8;p!Qx2vT#w')).toBe('strong')
})

test('signs that follow from the one before are no surprise', () => {
  expect([surprises('1111'), surprises('qwerty'), surprises('zima')]).toEqual([1, 1, 4])
})

test('of a repetition its unit is found, of a padded word the word', () => {
  expect([repeatedUnit('lato2lato2la'), repeatedUnit('zima')]).toEqual(['lato2', 'zima'])
  expect([stemOf('!!Barcelona2024'), stemOf('12345')]).toEqual(['barcelona', ''])
})
