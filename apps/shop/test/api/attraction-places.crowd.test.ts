import { randomUUID } from 'node:crypto'
import { proofSample } from '@wojaz/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AttractionCrowd,
  type Heard,
  openAttractionCrowd,
  type WantedTime,
} from '../attraction-crowd.ts'

/** Long enough for a busy machine; alone it takes seconds. */
const patience = 240_000
const rounds = proofSample({ full: 5, fewer: 1 })
const guests = 200
const places = 10

let shop: AttractionCrowd

beforeAll(async () => {
  shop = await openAttractionCrowd()
}, patience)
afterAll(() => shop?.close())

/** All press at once; those told to come back in ten seconds do so. */
async function press(wanted: WantedTime): Promise<{ heard: Heard[]; turnedAway: Heard[] }> {
  const heard: Heard[] = []
  const turnedAway: Heard[] = []
  for (let waiting = guests; waiting > 0; ) {
    const answers = await Promise.all(Array.from({ length: waiting }, () => shop.wantPlace(wanted)))
    const asked = answers.filter(({ status }) => status === 503)
    turnedAway.push(...asked)
    heard.push(...answers.filter(({ status }) => status !== 503))
    waiting = asked.length
    if (waiting > 0) shop.setClock(new Date(shop.services.clock().getTime() + 10_000).toISOString())
  }
  return { heard, turnedAway }
}

/** How many attraction orders the bank has received and not refunded. */
async function charged(): Promise<number> {
  return (await shop.bank.orders()).filter(
    ({ status, refunds }) => status === 'COMPLETED' && refunds.length === 0,
  ).length
}

const ticketsOf = (transactionIds: readonly string[]) =>
  shop.rows<{ state: string; order: string }>(
    `select items.state, orders.state as order from attractions.items join attractions.orders using (cart_id)
     where transaction_id = any($1)`,
    [transactionIds],
  )

test(
  `${guests} guests want the last ${places} places: ten have tickets, nobody else is charged, and everybody is told`,
  async () => {
    for (let round = 0; round < rounds; round++) {
      const before = await charged()
      const wanted = await shop.lastPlaces(places)
      // The first answers are slow, so that the queue fills up.
      await shop.supplier.fail({ kind: 'delay', calls: 'availability', delayMs: 1_000, times: 8 })
      const { heard, turnedAway } = await press(wanted)
      const holders = heard.flatMap(({ key }) => key ?? [])
      expect(holders).toHaveLength(places)

      const bought = await Promise.all(holders.map((key) => shop.pay(key)))
      await expect
        .poll(
          async () => {
            await shop.services.attractionSale.keep()
            return ticketsOf(bought)
          },
          { timeout: patience, interval: 100 },
        )
        .toEqual(Array(places).fill({ state: 'confirmed', order: 'paid' }))
      expect(await charged()).toBe(before + places)
      const booked = (await shop.atSupplier(wanted)).filter((status) => status !== 'EXPIRED')
      expect(booked).toEqual(Array(places).fill('CONFIRMED'))

      const refused = heard.filter(({ key }) => key === null)
      expect(refused).toHaveLength(guests - places)
      for (const { status, code, message } of refused) {
        expect([status, code]).toEqual([409, expect.stringMatching(/^(sold-out|gone)$/)])
        expect(message).toMatch(/(nie ma).+\.$/)
      }
      // Too many at once: the supplier was not queried for them, so the refusal must not be "sold out".
      for (const { code, message, retryAfter } of turnedAway) {
        expect([code, retryAfter]).toEqual(['supplier-away', '10'])
        expect(message).toContain('Spróbuj ponownie')
      }
      console.info(
        `${guests} guests: ${bought.length} tickets, ${turnedAway.length} times somebody came back.`,
      )
    }
  },
  patience,
)

test('a supplier that is away is no sold-out attraction: come back in a moment', async () => {
  const wanted = await shop.lastPlaces(places)
  // Reads are retried once.
  await shop.supplier.fail({ kind: 'error', calls: 'availability', times: 2 })
  const once = randomUUID()
  const heard = await shop.wantPlace(wanted, once)
  expect(heard).toMatchObject({ status: 503, code: 'supplier-away', retryAfter: '10', key: null })
  expect(heard.message).toBe(
    'Nie udało się teraz zapytać organizatora o miejsca: niczego nie trzymamy i niczego nie pobraliśmy. Spróbuj ponownie za chwilę.',
  )
  // That was not a final answer: the same call succeeds a moment later.
  expect(await shop.wantPlace(wanted, once)).toMatchObject({ status: 200, key: expect.any(String) })
})
