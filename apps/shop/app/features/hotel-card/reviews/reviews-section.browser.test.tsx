import type { HotelReviews, Review } from '@wojaz/offers/reviews'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls, lostConnection } from '../../../../test/browser/answer-calls.ts'
import { desktop, draw, phone } from '../../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../../test/browser/expect-no-sideways-scroll.ts'
import type { HotelView } from '../hotel-card-view.ts'
import { firstChoice } from '../review-address.ts'
import type { ReviewsView } from '../reviews-view.ts'
import { ReviewsSection } from './reviews-section.tsx'

const hotel = { code: 'RHO00001', tripType: 'WS', name: 'Ormonia' } as HotelView

const review = (id: number, own: Partial<Review> = {}): Review => ({
  id,
  writtenOn: '2026-08-03',
  stayedIn: '2026-07-01',
  score: 5,
  language: 'pl',
  party: 'family',
  author: 'Ania',
  title: `Tytuł ${id}`,
  text: `Plaża blisko, basen czysty. Numer ${id}.`,
  source: 'sample',
  photos: [],
  helpful: 0,
  ...own,
})

const found: HotelReviews = {
  rating: 4.3,
  ratingCount: 17,
  total: 17,
  next: 'newest.5.2026-08-03.5',
  aspects: { location: 4.8, rooms: 4.1, cleanliness: 4.4, service: 4.5, food: 3.9, value: 4 },
  distribution: [
    { value: 5, count: 9 },
    { value: 4, count: 5 },
    { value: 3, count: 2 },
    { value: 2, count: 0 },
    { value: 1, count: 1 },
  ],
  languages: [
    { value: 'pl', count: 12 },
    { value: 'cs', count: 5 },
  ],
  parties: [
    { value: 'family', count: 10 },
    { value: 'couple', count: 7 },
  ],
  sources: [
    { value: 'sample', count: 12 },
    { value: 'traveller', count: 5 },
  ],
  reviews: [
    review(1),
    review(2, {
      language: 'cs',
      title: 'Dobrá volba',
      text: 'Pokoj velký a světlý.',
      party: 'couple',
      score: 4,
    }),
    review(3, { source: 'traveller' }),
    ...[4, 5].map((id) => review(id)),
  ],
}
const call = 'POST /api/www/hotel-cards/reviews'

const open = (
  reviews: ReviewsView | null = { ...found, choice: firstChoice },
  path = '/wypoczynek/ormonia',
) => draw(<ReviewsSection hotel={hotel} reviews={reviews} url="/wypoczynek/ormonia" />, { path })

describe('reviews of a hotel', () => {
  test('tell the score, six sub-scores, the distribution, texts and how they were verified', async () => {
    await page.viewport(desktop.width, desktop.height)
    await open()
    await expect.element(page.getByText('17 opinii', { exact: true })).toBeVisible()
    for (const name of ['Położenie', 'Pokoje', 'Czystość', 'Obsługa', 'Jedzenie', 'Cena do jakości'])
      await expect.element(page.getByRole('term').getByText(name, { exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: /Ocena 5/ })).toHaveTextContent('9')
    await expect.element(page.getByText(/Nie napisali ich podróżni/)).toBeVisible()
    await expect.element(page.getByText(/Sprawdzamy to po numerze rezerwacji/)).toBeVisible()
    expect(document.querySelector('h4[lang="cs"]')?.textContent).toBe('Dobrá volba')
    await expect.element(page.getByText('potwierdzony wyjazd', { exact: true })).toBeVisible()
    await expectAccessible()
  })

  test('more of them come below, and the list says how many are shown', async () => {
    const calls = answerCalls({ [call]: { ...found, reviews: [review(6), review(7)], next: null } })
    await open()
    await page.getByRole('link', { name: 'Pokaż więcej opinii' }).click()
    await expect.element(page.getByRole('heading', { name: 'Tytuł 7' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Tytuł 1' })).toBeVisible()
    await expect.element(page.getByRole('status')).toHaveTextContent('Wyświetlono 7 z 17')
    await expect.element(page.getByRole('link', { name: 'Pokaż więcej opinii' })).not.toBeInTheDocument()
    expect(calls[0]?.body).toMatchObject({ hotelCode: hotel.code, after: found.next })
  })

  test('an order, a language or a score is applied at once and can be cleared', async () => {
    const calls = answerCalls({ [call]: { ...found, total: 5, reviews: [review(9)], next: null } })
    await open()
    await userEvent.selectOptions(page.getByLabelText('Kolejność'), 'lowest')
    await userEvent.selectOptions(page.getByLabelText('Język'), 'cs')
    await page.getByRole('link', { name: /Ocena 5/ }).click()
    await expect.element(page.getByRole('status')).toHaveTextContent('Wyświetlono 1 z 5')
    await expect
      .poll(() => calls.at(-1)?.body)
      .toMatchObject({ sorting: 'lowest', language: 'cs', score: 5, after: null })
    await page.getByRole('link', { name: 'Wyczyść filtry' }).click()
    await expect
      .poll(() => calls.at(-1)?.body)
      .toMatchObject({ sorting: 'lowest', language: null, score: null })
  })

  test.each([
    ['no connection', lostConnection],
    ['an answer of somebody else', () => ({})],
  ])('%s leaves what was shown, and may be tried again', async (_what, answer) => {
    answerCalls({ [call]: answer, 'POST /api/www/errors': null })
    await open()
    await page.getByRole('link', { name: 'Pokaż więcej opinii' }).click()
    await expect.element(page.getByText('Nie udało się wczytać opinii.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Spróbuj ponownie' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Tytuł 1' })).toBeVisible()
  })

  test('filters that leave nothing say so', async () => {
    await open({ ...found, total: 0, reviews: [], next: null, choice: { ...firstChoice, score: 1 } })
    await expect.element(page.getByText('Nie ma opinii, które pasują do tych filtrów.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Wyczyść filtry' })).toBeVisible()
  })

  test('a hotel nobody wrote about says so', async () => {
    await open({ ...found, rating: null, ratingCount: 0, reviews: [], choice: firstChoice })
    await expect.element(page.getByText(/Nikt jeszcze nie napisał opinii/)).toBeVisible()
  })

  test('one is found helpful by a press and no longer by another; a refusal takes it back and says so', async () => {
    localStorage.removeItem('helpful-reviews')
    let answer: object = { isGiven: true, helpful: 8 }
    const vote = 'POST /api/www/hotel-cards/reviews/helpful'
    const calls = answerCalls({ [vote]: () => answer, 'POST /api/www/errors': null })
    await open({ ...found, reviews: [review(1, { helpful: 7 })], choice: firstChoice })
    const button = page.getByRole('button', { name: /Pomocna opinia/ })
    await expect.element(button).toHaveAttribute('aria-pressed', 'false')
    await button.click()
    await expect.element(button).toHaveAttribute('aria-pressed', 'true')
    await expect.element(button).toHaveTextContent('8')
    await expect.poll(() => calls.at(-1)?.body).toEqual({ reviewId: 1, wish: 'give' })
    answer = { isGiven: false, helpful: 7 }
    await button.click()
    await expect.poll(() => calls.at(-1)?.body).toEqual({ reviewId: 1, wish: 'take-back' })
    await expect.element(button).toHaveAttribute('aria-pressed', 'false')
    answer = {}
    await button.click()
    await expect.element(page.getByText('Nie udało się zapisać głosu.')).toBeVisible()
    await expect.element(button).toHaveAttribute('aria-pressed', 'false')
    await expectAccessible()
  })

  test('photos of a review are small links to the whole', async () => {
    const photos = [{ id: '0518dd80-eba5-43d2-a9ad-c93947c9c246', width: 400, height: 300 }]
    await open({ ...found, reviews: [review(1, { photos })], choice: firstChoice })
    const photo = page.getByRole('img', { name: 'Zdjęcie 1 do opinii „Tytuł 1”' })
    await expect.element(photo).toHaveAttribute('src', `/api/www/review-photos/${photos[0]?.id}?size=small`)
    const link = page.getByRole('link', { name: 'Zdjęcie 1 do opinii „Tytuł 1”' })
    await expect.element(link).toHaveAttribute('href', `/api/www/review-photos/${photos[0]?.id}`)
    await expectAccessible()
  })

  test('fit a phone, in the language of the page', async () => {
    await page.viewport(phone.width, phone.height)
    await open(undefined, '/hu/wypoczynek/ormonia')
    await expect.element(page.getByRole('heading', { name: 'Vendégek véleménye' })).toBeVisible()
    await expectNoSidewaysScroll()
    await expectAccessible()
  })
})
