import type { Attraction } from '@wojaz/attractions'
import { expect } from 'vitest'
import { type AttractionTill, buyer, tillTest as test } from '../attraction-till.ts'
import { officeOf } from '../office-staff.ts'

const atOnce = ({ isConfirmedAtOnce }: Attraction) => isConfirmedAtOnce

/** A customer with a bought attraction and its ticket. */
async function bought(shop: AttractionTill) {
  const { transactionId } = await shop.bought(atOnce)
  const found = () =>
    shop.rows<{ number: string; state: string }>(
      `select number, items.state from attractions.orders join attractions.items using (cart_id) where transaction_id = $1`,
      [transactionId],
    )
  await expect
    .poll(
      async () => {
        await shop.services.attractionSale.order(transactionId, holder)
        await shop.services.attractionSale.keep()
        return (await found()).map(({ state }) => state)
      },
      { interval: 100 },
    )
    .toEqual(['confirmed'])
  const [order] = await found()
  return order?.number ?? ''
}

const holder = { cartKeys: [], customer: { id: '6f1c2b1e-0000-4000-8000-000000000001', email: buyer.email } }

test('POST /biuro/szukaj: a number of attractions opens its order, as it is heard on the phone', async ({
  shop,
}) => {
  const number = await bought(shop)
  const ola = await officeOf(shop).colleague('service')
  for (const heard of [number, ` ${number.toLowerCase().replace(/(\d{3})/g, ' $1')} `]) {
    const found = await ola.send('/szukaj', { words: heard })
    expect([found.statusCode, found.headers.location]).toEqual([303, `/biuro/zamowienia/atrakcje/${number}`])
  }
  // With one wrong digit it is an ordinary search word.
  const wrong = `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`
  const other = await ola.send('/szukaj', { words: wrong })
  expect(other.headers.location).toMatch(/^\/biuro\/zamowienia\?s=/)
})

test('GET /biuro/zamowienia/atrakcje/{number}: buyer, attraction, ticket and money; the look is written down', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const number = await bought(shop)
  const ola = await office.colleague('service')
  const { statusCode, body } = await ola.open(`/zamowienia/atrakcje/${number}`)
  expect(statusCode).toBe(200)
  for (const text of [number, buyer.email, 'Żółć', 'potwierdzona', 'opłacone', 'BLIK', 'zapłacona', 'bilet'])
    expect(body, text).toContain(text)
  expect(await office.logOf(number)).toEqual(['order-seen'])
  const log = await (await office.colleague('manager')).open(`/dziennik?order=${number}`)
  expect(log.body.match(/<tr data-row/g)).toHaveLength(2)
  expect(log.body).toContain('podgląd zamówienia')
})

test('a number that nobody has is not there, and nothing is written; whoever may not see guests is sent away', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const ola = await office.colleague('service')
  for (const number of ['A799273982', 'A1', 'W799273982', 'x'])
    expect((await ola.open(`/zamowienia/atrakcje/${number}`)).statusCode, number).toBe(404)
  expect(await office.logOf('A799273982')).toEqual([])
  const number = await bought(shop)
  const admin = await office.colleague('admin')
  const refused = await admin.open(`/zamowienia/atrakcje/${number}`)
  expect(refused.statusCode).toBe(403)
  expect(refused.body).not.toContain(buyer.email)
  expect(await office.logOf(number)).toEqual([])
})

test('the list of payments leads to attractions as it does to trips', async ({ shop }) => {
  const number = await bought(shop)
  const ewa = await officeOf(shop).colleague('finance')
  expect(await ewa.openWhole('/platnosci')).toContain(`href="/biuro/zamowienia/atrakcje/${number}"`)
})
