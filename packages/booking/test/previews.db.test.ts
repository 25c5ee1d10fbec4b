import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSharing } from '../src/sharing/open-sharing.ts'
import { noticesIn } from './notices-in.ts'
import { openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop
const { paidTrip } = noticesIn(() => shop)

beforeAll(async () => {
  shop = await openPayingShop()
})
afterAll(() => shop.close())

test('the link of companions opens nothing once its owner has left the shop', async () => {
  const { pool, clock } = shop
  const documents = { queueAsked: () => Promise.reject(new Error('no emails here')) }
  const sharing = openSharing({
    pool,
    clock,
    secret: 'a secret',
    siteUrl: 'https://wojaz.example',
    documents,
  })
  const { number } = await paidTrip()
  await sharing.makePreview(number, { hasDocuments: true })
  const { link = '' } = (await sharing.previewOf(number)) ?? {}
  expect(await sharing.openPreview(link)).toMatchObject({ state: 'open' })
  await shop.rows(`update booking.orders set whole_until = '2099-01-01' where number = $1`, [number])
  expect(await sharing.openPreview(link)).toEqual({ state: 'unknown' })
  expect(await sharing.previewOf(number)).toBeNull()
})
