import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { officeOf } from '../office-staff.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'

const scores = { rooms: 5, food: 4, service: 5, location: 5, cleanliness: 5, value: 4 }
const reason = 'Wymienia nazwisko kelnera.'

/** A review in the guest's language that waits for the office. */
async function waitingReview(shop: ReservationShop, locale: string) {
  const { rows } = officeOf(shop)
  const email = `opinia-${randomUUID().slice(0, 8)}@wojaz.example`
  const { number } = await shop.booked(email)
  const stay = { departureDate: '2026-05-05', returnDate: '2026-05-12' }
  await rows(
    `update booking.orders set locale = $2, sold = jsonb_set(sold, '{offer}', sold -> 'offer' || $3) where number = $1`,
    [number, locale, stay],
  )
  await rows(
    'insert into booking.trip_reviews (order_number, review, first_written_at, written_at) values ($1, $2, $3, $3)',
    [number, { scores, title: 'Głośno', text: 'Kelner nas obraził.' }, shop.services.clock()],
  )
  return { number, email }
}

const emails = (shop: ReservationShop, email: string) =>
  officeOf(shop).rows<{ subject: string; text: string }>(
    `select contents->>'subject' as subject, contents->>'text' as text
     from mail.emails where recipient = $1 and kind = 'review-refused'`,
    [email],
  )

test.for([
  ['pl', 'Twoja opinia: ', 'Powód, dla którego opinii nie pokażemy: '],
  ['cs', 'Vaše recenze: ', 'Důvod, proč recenzi nezobrazíme: '],
  ['ro', 'Recenzia ta: ', 'Motivul pentru care recenzia nu este afișată: '],
  ['hu', 'Az Ön véleménye: ', 'A vélemény ezért nem jelenik meg: '],
  ['uk', 'Ваш відгук: ', 'Причина, чому відгук не буде показано: '],
] as const)(
  '%s: whoever wrote a review that is refused reads why, in their language, once, and until when it can be written anew',
  async ([locale, subject, why], { shop }) => {
    const { number, email } = await waitingReview(shop, locale)
    const ola = await officeOf(shop).colleague('service')
    for (const _ of ['once', 'twice'])
      expect((await ola.send(`/opinie/${number}`, { verdict: 'refused', reason })).statusCode).toBe(303)
    const sent = await emails(shop, email)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.subject).toBe(`${subject}${shop.offer.hotelName}`)
    expect(sent[0]?.text).toContain(`${why}${reason}`)
    expect(sent[0]?.text).toContain('01.07.2026')
    expect(sent[0]?.text).toContain('/opinia')
  },
)

test('a review that is shown, or refused without a reason, sends no such e-mail', async ({ shop }) => {
  const { number, email } = await waitingReview(shop, 'pl')
  const ola = await officeOf(shop).colleague('service')
  expect((await ola.send(`/opinie/${number}`, { verdict: 'refused', reason: ' ' })).statusCode).toBe(422)
  expect((await ola.send(`/opinie/${number}`, { verdict: 'shown' })).statusCode).toBe(303)
  expect(await emails(shop, email)).toEqual([])
})
