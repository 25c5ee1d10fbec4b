import { expect, test } from 'vitest'
import { makeKind, makeOption } from '../../test/make-attraction.ts'
import { pickupNear, ticketsForAges } from './for-travellers.ts'

const adult = makeKind({ minAge: 18 })
const child = makeKind({ id: 'child', type: 'CHILD', minAge: 4, maxAge: 17 })
const option = makeOption({ ticketKinds: [adult, child] })

test('each traveller gets the ticket of their age', () => {
  expect(ticketsForAges(option, [38, 41, 9, 4])).toEqual({ adult: 2, child: 2 })
})

test('who has no ticket of their age is left out: a baby in arms needs none', () => {
  expect(ticketsForAges(option, [38, 1])).toEqual({ adult: 1 })
})

test('no more than the supplier sells at once', () => {
  const few = makeOption({ ticketKinds: [makeKind({ minAge: 18, maxQuantity: 2 }), child], maxTickets: 3 })
  expect(ticketsForAges(few, [30, 31, 32, 5, 6])).toEqual({ adult: 2, child: 1 })
})

test('children whom nobody may accompany are not put into the form', () => {
  const strict = makeOption({ ticketKinds: [adult, { ...child, accompaniedBy: ['adult'] }] })
  expect(ticketsForAges(strict, [5, 6])).toEqual({})
})

const hotel = { name: 'Sun Palace', at: { latitude: 36.09, longitude: 28.08 } }
const near = {
  id: 'near',
  name: 'Lindos',
  address: '',
  localTime: null,
  at: { latitude: 36.1, longitude: 28.08 },
}
const far = {
  id: 'far',
  name: 'Faliraki',
  address: '',
  localTime: null,
  at: { latitude: 36.34, longitude: 28.2 },
}

test('guests are fetched at the point that is nearest to their hotel', () => {
  expect(pickupNear([far, near], hotel)).toBe('near')
})

test('a point that bears the name of their hotel is theirs, wherever it says it is', () => {
  const own = { ...far, id: 'own', name: 'Hotel SUN PALACE, Lindos' }
  expect(pickupNear([near, own], hotel)).toBe('own')
})

test('a name that only begins alike is another hotel', () => {
  expect(pickupNear([{ ...far, name: 'Sun Palaces' }, near], hotel)).toBe('near')
})

test('nobody is sent far: then they choose themselves', () => {
  expect(pickupNear([far], hotel)).toBeNull()
  expect(pickupNear([{ id: 'nowhere', name: 'Centrum', address: '', localTime: null }], hotel)).toBeNull()
  expect(pickupNear([], hotel)).toBeNull()
})
