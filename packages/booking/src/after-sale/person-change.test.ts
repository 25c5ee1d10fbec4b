import { addDays } from '@wojaz/travel/dates'
import { describe, expect, it, test } from 'vitest'
import { makeOffer, makeOrder } from '../../test/make-order.ts'
import type { Participant } from '../participant.ts'
import { distance, personChange } from './person-change.ts'

const anna: Participant = { firstName: 'Anna', lastName: 'Kowalska', birthDate: '1986-02-11', title: 'woman' }
const piotr: Participant = {
  firstName: 'Piotr',
  lastName: 'Zieliński',
  birthDate: '1990-05-01',
  title: 'man',
}
const offer = makeOffer()
const before = (days: number) => addDays(offer.departureDate, -days)
const zoe: Participant = { firstName: 'Zoé', lastName: 'Kowalska', birthDate: '2018-05-14', title: 'woman' }
const change = (after: Partial<Participant>, days = 30, trip = offer, person = 0) => {
  const participants = [anna, piotr, zoe]
  return personChange(
    makeOrder({ offer: trip, participants, placedAt: new Date('2026-07-22T10:00:00Z') }),
    person,
    { ...(participants[person] ?? anna), ...after },
    before(days),
  )
}

describe('a slip of the pen', () => {
  test.each([
    ['a letter', { lastName: 'Kowalksa' }],
    ['a mark', { firstName: 'Ana' }],
    ['a digit of the birth date', { birthDate: '1986-02-12' }],
    ['the form of address', { title: 'man' as const }],
  ])('%s is mended until the third day before', (_, after) => {
    expect(change(after, 3)).toEqual({ kind: 'correction', isOtherAge: false })
    expect(change(after, 2)).toEqual({ kind: 'refused', why: 'too-late' })
  })
  it('nothing changed is nothing, capitals too', () =>
    expect(change({ lastName: 'KOWALSKA' })).toEqual({ kind: 'nothing' }))
})

describe('somebody else', () => {
  it('may go until a week before, whoever flies the plane', () => {
    expect(change(piotr, 7)).toEqual({ kind: 'transfer', isOtherAge: false })
    expect(change(piotr, 6)).toEqual({ kind: 'refused', why: 'too-late' })
    const { departureFlight } = offer
    const cheap = makeOffer({ departureFlight: departureFlight && { ...departureFlight, isLowCost: true } })
    expect(change(piotr, 30, cheap)).toEqual({ kind: 'transfer', isOtherAge: false })
  })
  it.each(['2020-05-01', '2012-05-01'])(
    'may be under age on the place of an adult (%s): at another price',
    (birthDate) =>
      expect(change({ ...piotr, firstName: 'Jan', birthDate })).toEqual({
        kind: 'transfer',
        isOtherAge: true,
      }),
  )
  it('may be a child for a child; only of the same day it is the same offer', () => {
    const jan = { firstName: 'Jan', lastName: 'Nowak', title: 'man' as const }
    expect(change(jan, 30, offer, 2)).toEqual({ kind: 'transfer', isOtherAge: false })
    expect(change({ birthDate: '2018-05-15' }, 30, offer, 2)).toEqual({
      kind: 'correction',
      isOtherAge: true,
    })
  })
  it('goes nowhere in a place that the party does not have', () =>
    expect(change(piotr, 30, offer, 9)).toEqual({ kind: 'refused', why: 'person-unknown' }))
})

test.each([
  ['', '', 0],
  ['kot', '', 3],
  ['kowalska', 'kowalksa', 2],
  ['kowalska', 'kowalski', 1],
])('from %s to %s are %i letters', (one, other, letters) => expect(distance(one, other)).toBe(letters))
