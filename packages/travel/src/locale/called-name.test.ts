import { expect, test } from 'vitest'
import { calledName } from './called-name.ts'

test.each([
  ['Anna', 'Anno'],
  ['anna', 'Anno'],
  ['ANNA', 'Anno'],
  ['Maria', 'Mario'],
  ['Zofia', 'Zofio'],
  ['Patrycja', 'Patrycjo'],
  ['Agnieszka', 'Agnieszko'],
  ['Świętosława', 'Świętosławo'],
  ['Kasia', 'Kasiu'],
  ['Marysia', 'Marysiu'],
  ['Kamila', 'Kamilo'],
  ['Ania', 'Aniu'],
  ['Ola', 'Olu'],
  ['Piotr', 'Piotrze'],
  ['Paweł', 'Pawle'],
  ['Marek', 'Marku'],
  ['Jerzy', 'Jerzy'],
])('in Polish %s is called %s', (name, called) => {
  expect(calledName('pl', name)).toBe(called)
})

test.each([
  ['cs', 'Jana', 'Jano'],
  ['cs', 'Marie', 'Marie'],
  ['cs', 'Petr', 'Petře'],
  ['cs', 'Tomáš', 'Tomáši'],
  ['uk', 'Олена', 'Олено'],
  ['uk', 'Марія', 'Маріє'],
  ['uk', 'Андрій', 'Андрію'],
  ['uk', 'Іван', 'Іване'],
  ['ro', 'Ioana', 'Ioana'],
  ['hu', 'Zsófia', 'Zsófia'],
] as const)('in %s %s is called %s', (locale, name, called) => {
  expect(calledName(locale, name)).toBe(called)
})

test.each([
  ['pl', 'Kevin'],
  ['pl', 'Nicole'],
  ['pl', 'Stefania Maria'],
  ['pl', 'Maja'],
  ['pl', 'Patricia'],
  ['pl', 'Bronia'],
  ['pl', 'Олена'],
  ['pl', 'A.'],
  ['pl', ''],
  ['cs', 'Nadia'],
  ['cs', 'Piotr'],
  ['uk', 'Anna'],
  ['uk', 'Катя'],
] as const)('in %s nobody guesses how "%s" is called', (locale, name) => {
  expect(calledName(locale, name)).toBeNull()
})
