import { photoSender } from '@wojaz/booking/server'
import { reviewAspects, reviewPhotoPath } from '@wojaz/offers/reviews'
import { expect } from 'vitest'
import { voteCall } from '../../app/features/hotel-card/review-address.ts'
import { customerOf, newPerson } from '../account-shop.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const review = {
  scores: Object.fromEntries(reviewAspects.map((aspect) => [aspect, 4])) as never,
  title: 'Cisza i morze',
  text: 'Pokój z widokiem, blisko do plaży.',
}

async function sendPhoto({ services: { uploads } }: ReservationShop, number: string) {
  const pieces = (async function* () {
    yield png
  })()
  const kept = await uploads.keep(pieces, 'widok.png', { for: 'review', sentBy: photoSender(number) })
  return kept.ok ? kept.value.id : ''
}

async function reviewed(shop: ReservationShop) {
  const anna = newPerson()
  const browser = await customerOf(shop, anna)
  const { number } = await shop.booked(anna.email)
  // A guest who never paid the rest did not travel.
  const { pool } = shop.services.database
  await pool.query('update booking.orders set paid = total where number = $1', [number])
  const at = new Date(Date.parse(shop.offer.returnDate) + 5 * 86_400_000).toISOString()
  shop.setClock(at)
  await browser.logIn(anna)
  return { browser, number, id: await sendPhoto(shop, number) }
}

const reviewsOf = async (shop: ReservationShop) =>
  (
    await shop.app.inject({
      method: 'POST',
      url: '/api/www/hotel-cards/reviews',
      payload: { hotelCode: shop.offer.hotelCode, pageSize: 100 },
    })
  ).json().reviews as { id: number; title: string; helpful: number; photos: { id: string }[] }[]

test('GET review-photos: before it is shown only its writer sees a photo, then everybody; refused it is hidden again', async ({
  shop,
}) => {
  const { browser, number, id } = await reviewed(shop)
  const stranger = await customerOf(shop, newPerson())
  const statuses = async () => {
    const guests = [browser, stranger, shop.guest()]
    return Promise.all(guests.map(async (one) => (await one.send('GET', reviewPhotoPath(id))).statusCode))
  }
  expect(await statuses()).toEqual([200, 404, 404])
  const { booking } = shop.services
  // A photo of another order is refused, and nothing is written.
  const foreign = await sendPhoto(shop, 'W000000001')
  expect(await booking.writeReview(number, review, [foreign])).toMatchObject({
    refusal: { code: 'photos-unknown' },
  })
  expect(await booking.tripReview(number)).toBeNull()
  expect(await booking.writeReview(number, review, [id])).toMatchObject({
    ok: true,
    value: { photos: [{ id }] },
  })
  expect(await statuses()).toEqual([200, 404, 404])
  await booking.judgeReview(number, { state: 'shown', by: 'office' })
  expect(await statuses()).toEqual([200, 200, 200])
  const shown = async () => (await reviewsOf(shop)).find(({ photos }) => photos.length > 0)
  await expect.poll(shown).toMatchObject({ title: review.title, photos: [{ id }] })
  const small = await shop.guest().send('GET', reviewPhotoPath(id, 'small'))
  expect(small.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'content-disposition': expect.stringContaining('inline; filename="widok.jpg"'),
  })

  // Saved again without the photo, the photo is deleted.
  await booking.writeReview(number, review, [])
  expect(await statuses()).toEqual([404, 404, 404])
  for (const odd of ['1', '%00', '00000000-0000-4000-8000-000000000000'])
    expect((await browser.send('GET', `/api/www/review-photos/${odd}`)).statusCode).toBeOneOf([400, 404])
})

test('POST reviews/helpful: one vote of a browser, taken back by a second press, by call and by plain form', async ({
  shop,
}) => {
  const [first] = await reviewsOf(shop)
  const reviewId = first?.id ?? 0
  const before = first?.helpful ?? 0
  const [guest, other] = [shop.guest(), shop.guest()]
  const vote = async (browser: typeof guest, body: object) =>
    (await browser.send('POST', voteCall, body)).json()
  expect(await vote(guest, { reviewId })).toEqual({ isGiven: true, helpful: before + 1 })
  expect(guest.cookies.has('review_votes')).toBe(true)
  expect(await vote(guest, { reviewId, wish: 'give' })).toEqual({ isGiven: true, helpful: before + 1 })
  expect(await vote(other, { reviewId })).toEqual({ isGiven: true, helpful: before + 2 })
  expect(await vote(guest, { reviewId })).toEqual({ isGiven: false, helpful: before + 1 })
  const [, cookie] = ['', `review_votes=${other.cookies.get('review_votes')}`]
  const form = await shop.app.inject({
    method: 'POST',
    url: voteCall,
    payload: new URLSearchParams({ reviewId: String(reviewId), back: '/wypoczynek/x?reviews=2' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
  })
  expect([form.statusCode, form.headers.location]).toEqual([303, '/wypoczynek/x?reviews=2#opinie'])
  expect((await reviewsOf(shop)).find(({ id }) => id === reviewId)?.helpful).toBe(before)
})

test.for([
  [{ reviewId: 999_999_999 }, {}, 404],
  [{ reviewId: 'x' }, {}, 400],
  [{ reviewId: 1.5 }, {}, 400],
  [{ reviewId: 1, wish: 'twice' }, {}, 400],
  [{ reviewId: 1 }, { 'sec-fetch-site': 'cross-site' }, 403],
] as const)('POST reviews/helpful: %j is refused', async ([payload, headers, status], { shop }) => {
  const answer = await shop.app.inject({ method: 'POST', url: voteCall, payload, headers })
  expect(answer.statusCode).toBe(status)
})

test('POST reviews/helpful: a plain form never leads to somebody else', async ({ shop }) => {
  const [first] = await reviewsOf(shop)
  for (const back of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
    const form = await shop.app.inject({
      method: 'POST',
      url: voteCall,
      payload: new URLSearchParams({ reviewId: String(first?.id), back }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(form.headers.location).toBe('/#opinie')
  }
})
