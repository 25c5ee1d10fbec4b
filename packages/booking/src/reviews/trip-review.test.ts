import { reviewAspects } from '@wojaz/offers/reviews'
import { expect, test } from 'vitest'
import { makeFlightAlone, makeOffer, makeOrder } from '../../test/make-order.ts'
import { canReview, editableUntil, meanScore, partyOf, readReview } from './trip-review.ts'

const form = {
  ...Object.fromEntries(reviewAspects.map((aspect) => [aspect, '4'])),
  title: ' Cisza i morze ',
  text: 'Pokój z widokiem, blisko do plaży.',
}

test('whoever is back from a hotel may write, for a year; nobody else', () => {
  const { price } = makeOrder()
  const order = makeOrder({ paid: price.total })
  expect(canReview(order, '2026-10-10')).toBe(false)
  expect(canReview(order, '2026-10-11')).toBe(true)
  expect(canReview(order, '2027-10-10')).toBe(true)
  expect(canReview(order, '2027-10-11')).toBe(false)
  expect(canReview({ ...order, state: 'cancelled' }, '2026-10-11')).toBe(false)
  expect(canReview({ ...order, offer: makeFlightAlone() }, '2026-10-11')).toBe(false)
})

test('whoever never paid the balance was not there', () => {
  const { price } = makeOrder()
  expect(canReview(makeOrder({ paid: price.total - 1 }), '2026-10-11')).toBe(false)
})

test('it can be changed for thirty days from the first word', () => {
  expect(editableUntil({ firstWrittenAt: new Date('2026-10-13T10:00:00Z') })).toBe('2026-11-12')
})

test('the whole is the mean of the six scores', () => {
  const read = readReview({ ...form, food: '1', rooms: '1' })
  expect(read.ok && meanScore(read.value)).toBe(3)
})

test('every field says what it lacks; a full form is a review without the edges of its texts', () => {
  expect(readReview(form)).toMatchObject({ ok: true, value: { title: 'Cisza i morze', scores: { food: 4 } } })
  expect(readReview({ title: 'x'.repeat(121), text: 'za krótko', food: '6' })).toMatchObject({
    ok: false,
    refusal: { title: 'title-long', text: 'text-short', food: 'score-missing', value: 'score-missing' },
  })
  expect(readReview({ ...form, title: ' ', text: 'x'.repeat(4001) })).toMatchObject({
    refusal: { title: 'title-missing', text: 'text-long' },
  })
})

test('signs that nobody sees are left out, lines of a text stay', () => {
  const typed = { ...form, title: 'Cisza\u0000 i\nmorze', text: 'Pierwsza linia.\r\nDruga linia.' }
  expect(readReview(typed)).toMatchObject({
    value: { title: 'Cisza i morze', text: 'Pierwsza linia.\nDruga linia.' },
  })
})

test('with whom one was there is read off the order', () => {
  const party = (adultsCount: number, childrenBirthDates: string[] = []) => {
    const [room] = makeOffer().occupancies
    const occupancies = room ? [{ ...room, adultsCount, childrenBirthDates }] : []
    return partyOf({ offer: makeOffer({ occupancies }) })
  }
  expect([party(1), party(2), party(4), party(1, ['2018-05-14'])]).toEqual([
    'solo',
    'couple',
    'friends',
    'family',
  ])
})
