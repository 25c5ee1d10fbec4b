import type { Offers } from '@wojaz/offers/server'
import { accepted, refused } from '@wojaz/travel/outcome'
import { expect, test, vi } from 'vitest'
import { saveOffer } from './save-offer.ts'

type Found = Awaited<ReturnType<Offers['offer']>>

/** Saves an offer for which the engine returns this. */
function saving(found: unknown) {
  const save = vi.fn(async () => accepted('list'))
  const offers = { offer: async () => found as Found }
  return { save, saved: saveOffer({ offers, wishlists: { save } }, 'guest', 'CODE') }
}

test('an offer is saved under the name and at the price it has now', async () => {
  const { save, saved } = saving(accepted({ hotelName: 'Blue Bay', quote: { total: 512_300 } }))
  expect(await saved).toEqual(accepted('list'))
  expect(save).toHaveBeenCalledExactlyOnceWith('guest', {
    offerCode: 'CODE',
    hotelName: 'Blue Bay',
    total: 512_300,
  })
})

test.each([
  ['offer-code-unreadable', 'offer-unknown'],
  ['offer-unknown', 'offer-unknown'],
  ['date-not-on-sale', 'offer-sold-out'],
  ['room-sold-out', 'offer-sold-out'],
  ['flight-sold-out', 'offer-sold-out'],
])('what the engine refuses as %s is not saved: %s', async (code, refusal) => {
  const { save, saved } = saving(refused({ code }))
  expect(await saved).toEqual(refused({ code: refusal }))
  expect(save).not.toHaveBeenCalled()
})
