import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../test/browser/answer-calls.ts'
import { draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { listingOffer } from '../../../test/browser/listing-answers.ts'
import { CompareScreen } from './compare-screen.tsx'
import type { SavedOffer } from './saved-offer.ts'
import { WishlistScreen } from './wishlist-screen.tsx'

function savedOffer(number: number, own: Partial<SavedOffer> = {}): SavedOffer {
  const { code, hotelName, picture, perPerson, total, ...offer } = listingOffer(number)
  return {
    id: number,
    code,
    hotelName,
    adults: 2,
    children: 0,
    savedOn: '2027-03-01',
    totalThen: total,
    departureDate: offer.departureDate,
    returnDate: offer.returnDate,
    nights: 7,
    alternatives: [],
    hotel: {
      stars: 4,
      rating: 4.6,
      ratingCount: 12,
      picture,
      offerUrl: offer.url,
      place: offer.place,
      placeUrl: offer.placeUrl,
      features: ['Basen', 'Przy plaży'],
    },
    sale: {
      perPerson,
      total,
      reduction: null,
      airport: 'Katowice',
      departureTime: '06:30',
      board: offer.board,
      rooms: ['Pokój 2-os.'],
    },
    ...own,
  }
}

const drawList = (...offers: SavedOffer[]) =>
  draw(<WishlistScreen offers={offers} shareUrl={null} news={null} locale="pl" />, { path: '/ulubione' })
const saved = () => page.getByRole('article')

test('an empty list leads to destinations, and to the quiz', async () => {
  await drawList()
  await expect.element(page.getByRole('link', { name: 'Zobacz kierunki' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Nie wiesz, dokąd? Zrób quiz' }))
    .toHaveAttribute('href', '/quiz')
  await expectAccessible()
})

describe('a saved offer', () => {
  test.each([
    ['that costs the same', 0, 'Cena bez zmian'],
    ['that has become cheaper', 12_300, /Taniej o 123\szł/],
    ['that has become dearer', -12_300, /Drożej o 123\szł/],
  ])('%s says so', async (_, before, sentence) => {
    const { sale } = savedOffer(0)
    await drawList(savedOffer(0, { totalThen: (sale?.total ?? 0) + before }))
    await expect.element(saved()).toHaveTextContent(sentence)
  })

  test('that is sold out says so and names what is nearest', async () => {
    await page.viewport(phone.width, phone.height)
    await drawList(savedOffer(0, { sale: null, alternatives: [listingOffer(1), listingOffer(2)] }))
    await expect.element(page.getByText('Wyprzedane', { exact: true })).toBeVisible()
    await expect
      .element(page.getByRole('heading', { name: 'Najbliższe oferty, które możesz zarezerwować' }))
      .toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Hotel 2' }).first()).toBeVisible()
    await expectNoSidewaysScroll()
    await expectAccessible()
  })

  test('is taken off and saved again in its place', async () => {
    const calls = answerCalls({
      'DELETE /api/www/wishlist': { wishlistCount: 0, offerCodes: [] },
      'POST /api/www/wishlist': { wishlistCount: 1, offerCodes: ['CODE0'] },
    })
    await drawList(savedOffer(0))
    await page.getByRole('button', { name: /^Usuń/ }).click()
    await expect.element(page.getByRole('button', { name: /^Zapisz ponownie/ })).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: /^Zapisz ponownie/ }).click()
    await expect.element(page.getByRole('button', { name: /^Usuń/ })).toBeVisible()
    // The button changes at once. The second call is sent after the response to the first.
    await expect.poll(() => calls.map(({ method }) => method)).toEqual(['DELETE', 'POST'])
  })
})

describe('a comparison', () => {
  test('takes four offers at most', async () => {
    await drawList(...[0, 1, 2, 3, 4].map((number) => savedOffer(number)))
    const boxes = page.getByRole('checkbox')
    await boxes.nth(0).click()
    await boxes.nth(1).click()
    await expect.element(page.getByText('Wybrano 2 oferty z 4')).toBeVisible()
    await boxes.nth(2).click()
    await boxes.nth(3).click()
    await expect.element(boxes.nth(4)).toBeDisabled()
    await boxes.nth(3).click()
    await expect.element(boxes.nth(4)).toBeEnabled()
  })

  test('is one row per question and one column per offer, on a phone too', async () => {
    const offers = [savedOffer(0), savedOffer(4)]
    await draw(<CompareScreen comparison={{ kind: 'compared', offers, isCut: false }} locale="pl" />)
    const table = page.getByRole('table')
    expect(
      table
        .getByRole('columnheader')
        .elements()
        .map((head) => head.querySelector('a')?.textContent),
    ).toEqual(['Hotel 0', 'Hotel 4'])
    const prices = table.getByRole('row', { name: /^Cena za osobę/ })
    await expect.element(prices).toHaveTextContent(/1\s500\szł.*najtaniej.*1\s900\szł/i)
    await expectAccessible()
    await page.viewport(phone.width, phone.height)
    await expect.element(table.getByRole('rowheader', { name: 'Wyżywienie' })).toBeVisible()
    await expectNoSidewaysScroll()
  })
})
