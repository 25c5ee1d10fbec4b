import { expect, test } from 'vitest'
import { readParticipants } from './read-participants.ts'

const today = '2026-11-15'
const anna = {
  'p0.title': 'woman',
  'p0.firstName': 'Anna Maria',
  'p0.lastName': 'Nowak-Żółć',
  'p0.birthDate': '24.03.1987',
}
const jan = { 'p1.title': 'man', 'p1.firstName': 'Jan', 'p1.lastName': 'Nowak', 'p1.birthDate': '02111985' }

test('travellers are taken as in their documents', () => {
  expect(readParticipants({ ...anna, ...jan }, 2, today)).toEqual({
    ok: true,
    value: [
      { title: 'woman', firstName: 'Anna Maria', lastName: 'Nowak-Żółć', birthDate: '1987-03-24' },
      { title: 'man', firstName: 'Jan', lastName: 'Nowak', birthDate: '1985-11-02' },
    ],
  })
})

test.each(["O'Neill", 'Шевченко', 'Ștefănescu', 'Kovács-Nagy', 'St. John', 'D’Arc'])(
  '%s is a name',
  (lastName) => {
    expect(readParticipants({ ...anna, 'p0.lastName': lastName }, 1, today).ok).toBe(true)
  },
)

test('every field that is wrong is named, in the order of the form', () => {
  const typed = {
    'p0.firstName': 'Anna1',
    'p0.lastName': ' ',
    'p0.birthDate': '24.13.1987',
    ...jan,
    'p1.title': 'king',
  }
  const read = readParticipants(typed, 2, today)
  expect(read).toEqual({
    ok: false,
    refusal: {
      'p0.title': 'title-missing',
      'p0.firstName': 'first-name-not-as-in-document',
      'p0.lastName': 'last-name-missing',
      'p0.birthDate': 'birth-date-not-a-day',
      'p1.title': 'title-missing',
    },
  })
})

test('nobody flies twice', () => {
  const again = Object.fromEntries(
    Object.entries(anna).map(([name, value]) => [name.replace('p0', 'p1'), value]),
  )
  expect(readParticipants({ ...anna, ...again, 'p1.firstName': 'ANNA MARIA' }, 2, today)).toEqual({
    ok: false,
    refusal: { 'p1.firstName': 'traveller-twice' },
  })
})
