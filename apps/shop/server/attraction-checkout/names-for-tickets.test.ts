import { makeItem } from '@wojaz/attractions/testing'
import { expect, test } from 'vitest'
import { namesForTickets } from './names-for-tickets.ts'

const person = (firstName: string, birthDate: string | null) => ({
  id: firstName,
  title: null,
  firstName,
  lastName: 'Nowak',
  birthDate,
  isCustomer: false,
})
const family = [person('Ola', '2018-05-14'), person('Anna', '1987-03-24'), person('Jan', '1985-01-02')]
const unnamed = makeItem({ told: { answers: {}, holders: [] } })
const named = (item: typeof unnamed, people = family) =>
  namesForTickets(item, people).told.holders.map(({ contact }) => contact.firstName ?? null)

test('whoever travels gets the ticket of their age', () => {
  expect(named(unnamed)).toEqual(['Anna', 'Jan', 'Ola'])
})

test('a ticket that nobody fits stays without a name', () => {
  expect(named(unnamed, [person('Ola', '2018-05-14'), person('X', null)])).toEqual([null, null, 'Ola'])
})

test('what was told is not overwritten, and without a trip nothing changes', () => {
  expect(named(makeItem())[0]).toBe('Świętosława')
  expect(namesForTickets(unnamed, [])).toBe(unnamed)
})
