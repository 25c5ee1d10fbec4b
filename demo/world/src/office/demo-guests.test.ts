import { expect, test } from 'vitest'
import { demoGuests, guestDomain } from './demo-guests.ts'

const guests = Object.values(demoGuests)

test('made-up guests are ten different people, and no email to them reaches anybody', () => {
  expect(guests).toHaveLength(10)
  for (const facts of [guests.map(({ id }) => id), guests.map(({ phone }) => phone)])
    expect(new Set(facts).size).toBe(10)
  for (const { email } of guests) expect(email).toMatch(new RegExp(`^[a-z]+@${guestDomain}$`))
  expect(guestDomain).toMatch(/\.example$/)
})

test('each travels with another grown-up, both with a whole name', () => {
  for (const { people } of guests)
    for (const { firstName, lastName, birthDate } of people) {
      expect([firstName, lastName].every((name) => name.length > 1)).toBe(true)
      expect(birthDate < '1990').toBe(true)
    }
})
