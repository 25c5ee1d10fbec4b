import { expect, test } from 'vitest'
import { readDetails } from './details-form.ts'

const known = { today: '2026-11-15', locale: 'pl', airports: ['WAW', 'KTW'] } as const
const typed = { firstName: 'Anna', lastName: 'Nowak-Żółć', language: 'cs' }

test('a name and a language are enough', () => {
  expect(readDetails(typed, known)).toEqual({
    ok: true,
    value: {
      title: null,
      firstName: 'Anna',
      lastName: 'Nowak-Żółć',
      birthDate: null,
      phone: null,
      street: null,
      postalCode: null,
      city: null,
      language: 'cs',
      airport: null,
    },
  })
})

test('everything else is kept as plainly as the checkout keeps it', () => {
  const all = {
    ...typed,
    title: 'woman',
    birthDate: '24 3 1987',
    phone: '+48 600-000-000',
    street: ' Lipowa  1/2 ',
    postalCode: '00950',
    city: 'Warszawa',
    airport: 'KTW',
  }
  expect(readDetails(all, known)).toMatchObject({
    value: {
      title: 'woman',
      birthDate: '1987-03-24',
      phone: '+48600000000',
      street: 'Lipowa 1/2',
      postalCode: '00-950',
      city: 'Warszawa',
      airport: 'KTW',
    },
  })
})

test.each([
  ['firstName', '', 'first-name-not-a-name'],
  ['firstName', 'wejdz.na.strone.pl', 'first-name-not-a-name'],
  ['lastName', '123', 'last-name-not-a-name'],
  ['birthDate', '31.02.1990', 'birth-date-not-a-day'],
  ['birthDate', '16.11.2026', 'birth-date-in-future'],
  ['phone', '12', 'phone-not-a-number'],
  ['street', 'a'.repeat(101), 'street-too-long'],
  ['postalCode', 'abc', 'postal-code-unknown'],
  ['city', '!', 'city-not-a-name'],
  ['language', 'de', 'language-unknown'],
  ['airport', 'XXX', 'airport-unknown'],
])('%s %j is refused at its field', (field, text, fault) => {
  expect(readDetails({ ...typed, [field]: text }, known)).toEqual({ ok: false, refusal: { [field]: fault } })
})
