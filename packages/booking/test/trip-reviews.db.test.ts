import { reviewAspects } from '@wojaz/offers/reviews'
import { addDays, daysBetween } from '@wojaz/travel/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WrittenReview } from '../src/reviews/trip-review.ts'
import { reviewStates } from '../src/states/booking-states.ts'
import { mayBecome } from '../src/states/state-table.ts'
import { accept, refusalOf } from './open-test-booking.ts'
import { blik, openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop
const day = 86_400_000
const review: WrittenReview = {
  scores: Object.fromEntries(reviewAspects.map((aspect) => [aspect, 4])) as WrittenReview['scores'],
  title: 'Cisza i morze',
  text: 'Pokój z widokiem, blisko do plaży.',
}

beforeAll(async () => {
  shop = await openPayingShop()
})
afterAll(() => shop.close())

async function paidTrip() {
  const { number } = await shop.ordered(shop.offer)
  accept(await shop.tell(shop.bank.pays(await shop.begin(number, blik))))
  return number
}
const shown = (number: string) =>
  shop.rows<{ title: string; score: number; source: string; author: string }>(
    'select title, score, source, author from offers.reviews where order_number = $1',
    [number],
  )
/** Sets the clock to this many days after the return. */
const goTo = (days: number) => {
  const today = shop.clock().toISOString().slice(0, 10)
  shop.moveClock(daysBetween(today, addDays(shop.offer.returnDate, days)) * day)
}

test('the database refuses every step that the table of states does not have', async () => {
  const number = await paidTrip()
  const states = Object.keys(reviewStates) as (keyof typeof reviewStates)[]
  for (const from of states)
    for (const to of states.filter((state) => state !== from)) {
      await shop.rows('delete from booking.trip_reviews where order_number = $1', [number])
      const judged = (state: string) => (state === 'waiting' ? null : new Date(0))
      await shop.rows(
        `insert into booking.trip_reviews (order_number, state, review, first_written_at, written_at, judged_at)
         values ($1, $2, '{}', now(), now(), $3)`,
        [number, from, judged(from)],
      )
      const step = shop.rows(
        'update booking.trip_reviews set state = $2, judged_at = $3 where order_number = $1 returning state',
        [number, to, judged(to)],
      )
      if (mayBecome(reviewStates, from, to)) expect(await step).toEqual([{ state: to }])
      else await expect(step).rejects.toThrow('may not become')
    }
  await shop.rows('delete from booking.trip_reviews where order_number = $1', [number])
  const quote = accept(await shop.booking.quoteCancel(number))
  accept(await shop.booking.confirmCancel(number, quote.id))
})

test('who found a review helpful still does when it was written anew, and can take it back', async () => {
  const number = await paidTrip()
  const today = shop.clock().toISOString().slice(0, 10)
  await shop.rows(
    `update booking.orders set sold = jsonb_set(jsonb_set(sold, '{offer,departureDate}', to_jsonb($2::text)),
       '{offer,returnDate}', to_jsonb($3::text)) where number = $1`,
    [number, addDays(today, -50), addDays(today, -43)],
  )
  const show = async (title: string) => {
    accept(await shop.booking.writeReview(number, { ...review, title }))
    accept(await shop.booking.judgeReview(number, { state: 'shown', by: 'biuro' }))
    const rows = await shop.rows<{ id: string; helpful: number }>(
      'select id, helpful from offers.reviews where order_number = $1',
      [number],
    )
    return { reviewId: Number(rows[0]?.id), helpful: rows[0]?.helpful }
  }
  const first = await show('Cisza i morze')
  for (const voter of ['anna', 'berta'])
    accept(await shop.offers.voteForReview({ reviewId: first.reviewId, voter, wish: 'give' }))
  const second = await show('Nadal cisza')
  expect(second).toEqual({ reviewId: first.reviewId, helpful: 2 })
  const back = await shop.offers.voteForReview({ reviewId: second.reviewId, voter: 'anna', wish: 'press' })
  expect(accept(back)).toMatchObject({ isGiven: false, helpful: 1 })
  expect(await shop.rows('select from offers.resting_votes')).toEqual([])
})

test('who travelled is asked three days after the return, once, on however many nodes, and writes one review that the office lets be seen', async () => {
  const [number, silent, cancelled] = [await paidTrip(), await paidTrip(), await paidTrip()]
  // Erased customers are not asked.
  const gone = await paidTrip()
  await shop.rows(`update booking.orders set whole_until = '2099-01-01' where number = $1`, [gone])
  const quote = accept(await shop.booking.quoteCancel(cancelled))
  accept(await shop.booking.confirmCancel(cancelled, quote.id))
  expect(refusalOf(await shop.booking.writeReview(number, review))).toEqual({ code: 'not-travelled' })

  goTo(2)
  expect(await shop.booking.askReviews()).toBe(0)
  accept(await shop.booking.writeReview(number, review))
  expect(await shown(number)).toEqual([])
  goTo(3)
  await Promise.all([shop.booking.askReviews(), shop.also({}).askReviews()])
  await shop.booking.askReviews()
  // A guest who has already written is not asked.
  expect(shop.reviewsAsked).toEqual([silent])
  expect(refusalOf(await shop.booking.writeReview(cancelled, review))).toEqual({ code: 'not-travelled' })
  expect(refusalOf(await shop.booking.writeReview('W000000000', review))).toEqual({ code: 'order-unknown' })

  const by = 'biuro'
  expect(refusalOf(await shop.booking.judgeReview(silent, { state: 'shown', by }))).toEqual({
    code: 'review-unknown',
  })
  accept(await shop.booking.judgeReview(number, { state: 'shown', by }))
  accept(await shop.booking.judgeReview(number, { state: 'shown', by }))
  expect(await shown(number)).toEqual([
    { title: 'Cisza i morze', score: 4, source: 'traveller', author: 'Zofia' },
  ])
  expect(refusalOf(await shop.booking.judgeReview(number, { state: 'refused', by }))).toEqual({
    code: 'already-judged',
  })

  accept(await shop.booking.writeReview(number, { ...review, title: 'Jednak głośno' }))
  expect(await shown(number)).toEqual([])
  for (const _ of ['once', 'twice'])
    accept(await shop.booking.judgeReview(number, { state: 'refused', by, reason: 'Wymienia nazwisko.' }))
  expect(await shop.booking.tripReview(number)).toMatchObject({
    state: 'refused',
    title: 'Jednak głośno',
    refusedBecause: 'Wymienia nazwisko.',
  })
  expect(shop.reviewsRefused).toEqual([`${number} Wymienia nazwisko.`])
  accept(await shop.booking.writeReview(number, review))
  expect((await shop.booking.tripReview(number))?.refusedBecause).toBeNull()
  accept(await shop.booking.judgeReview(number, { state: 'shown', by }))
  expect(await shown(number)).toHaveLength(1)
  goTo(33)
  expect(refusalOf(await shop.booking.writeReview(number, review))).toEqual({ code: 'too-late' })
})
