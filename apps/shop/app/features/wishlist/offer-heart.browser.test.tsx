import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, refusal } from '../../../test/browser/answer-calls.ts'
import { draw } from '../../../test/browser/draw.tsx'
import { heldAnswer } from '../../../test/browser/held-answer.ts'
import { OfferHeart } from './offer-heart.tsx'
import type { SavedCodes } from './saved-set.ts'
import { WishlistHost } from './wishlist-host.tsx'
import { WishlistLink } from './wishlist-link.tsx'

const heart = () => page.getByRole('button', { name: /^Zapisz w ulubionych: Blue Bay/ })
const none: SavedCodes = { wishlistCount: 0, offerCodes: [] }
const one: SavedCodes = { wishlistCount: 1, offerCodes: ['CODE0'] }

async function drawHeart(save: () => object | Promise<object>) {
  answerCalls({
    'GET /api/www/wishlist/count': none,
    'POST /api/www/wishlist': save,
    'DELETE /api/www/wishlist': none,
  })
  await draw(
    <>
      <WishlistLink />
      <OfferHeart offerCode="CODE0" hotelName="Blue Bay" />
      <WishlistHost />
    </>,
  )
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false')
}

test('a heart fills at once, the word comes when the shop has it, and a second press takes it back', async () => {
  const answer = heldAnswer<SavedCodes>()
  await drawHeart(() => answer.promise)
  await heart().click()
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('link', { name: 'Ulubione, 1 oferta' })).toBeVisible()
  expect(page.getByText('Zapisano w ulubionych').elements()).toEqual([])
  await answer.arrive(one)
  await expect.element(page.getByRole('status')).toHaveTextContent('Zapisano w ulubionych')
  await heart().click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Usunięto z ulubionych')
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false')
})

test('a heart the shop refuses empties again, and the refusal is said in its words', async () => {
  await drawHeart(() => refusal(409, { message: 'Lista jest pełna.' }))
  await heart().click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Lista jest pełna.')
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false')
})
