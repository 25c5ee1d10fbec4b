import { expect, test } from 'vitest'
import { makeOrder } from '../../test/make-order.ts'
import { isNamedBy, readJoinWish } from './join-wish.ts'

const order = makeOrder({ number: 'W402917652' })
const { departureDate } = order.offer

test('number, name and day are read as people write them', () => {
  expect(
    readJoinWish({ number: 'w 402 917-652', lastName: ' Żółć ', departureDate: '24.3.2027' }),
  ).toMatchObject({ value: { number: 'W402917652', lastName: 'Żółć', departureDate: '2027-03-24' } })
})

test('what is missing and what is none is told at its field', () => {
  expect(readJoinWish({})).toMatchObject({
    refusal: {
      number: 'number-missing',
      lastName: 'last-name-missing',
      departureDate: 'date-missing',
    },
  })
  expect(readJoinWish({ number: 'W1', lastName: 'Żółć', departureDate: '31.2.2027' })).toMatchObject({
    refusal: { number: 'number-is-none', lastName: null, departureDate: 'date-is-none' },
  })
})

test.each([
  ['as it is written', (name: string) => name],
  ['without marks and in capitals', (name: string) => plainer(name).toUpperCase()],
  ['with a blank for a hyphen', (name: string) => name.replace('-', ' ')],
])('the name of whoever ordered is known %s', (_, typed) => {
  const contact = { ...order.contact, lastName: 'Żółcińska-Łoś' }
  expect(isNamedBy({ ...order, contact }, { lastName: typed('Żółcińska-Łoś'), departureDate })).toBe(true)
})

test('somebody who travels along names it as well; another name, a part of it or another day does not', () => {
  const participants = order.participants.map((one) => ({ ...one, lastName: 'Nowak' }))
  const party = { ...order, participants }
  expect(isNamedBy(party, { lastName: 'nowak', departureDate })).toBe(true)
  expect(isNamedBy(party, { lastName: 'Nowa', departureDate })).toBe(false)
  expect(isNamedBy(party, { lastName: 'nowak', departureDate: '2020-01-01' })).toBe(false)
})

const plainer = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').replace('Ł', 'L')
