import { createHash } from 'node:crypto'
import { proofSample } from '@wojaz/database/testing'
import { encodeOfferCode, parseOfferCode } from '@wojaz/travel/offer-code'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CrowdAnswer, type CrowdShop, openCrowdShop } from '../crowd-shop.ts'

/** Long enough for a busy machine; alone it takes seconds. */
const patience = 240_000
/** Each round has the full crowd. More rounds make it less likely that a race was lucky. */
const rounds = proofSample({ full: 10, fewer: 2 })

let shop: CrowdShop

beforeAll(async () => {
  shop = await openCrowdShop()
})
afterAll(() => shop?.close())

/** One guest has ordered; all others got a 409 with this code and a sentence. */
function expectOneOrder(answers: readonly CrowdAnswer[], code: string): void {
  const refused = answers.filter(({ status }) => status !== 200)
  expect(answers.length - refused.length).toBe(1)
  const words = new Set(refused.map(({ status, body }) => `${status} ${body.code} ${body.message}`))
  expect([...words]).toEqual([expect.stringMatching(new RegExp(`^409 ${code} \\S.{10,}`))])
}

/** Orders and stock agree: nothing is sold twice, and failed orders leave nothing behind. */
async function booksAreTrue(): Promise<void> {
  const wrong = await shop.rows(
    `select flight_id, cabin, sold, taken from (
       select flight_id, cabin, sum(count)::int as taken from booking.order_stock where flight_id is not null group by 1, 2
     ) orders join offers.flight_cabins using (flight_id, cabin) where taken > seats or sold < taken or sold > seats`,
  )
  expect(wrong).toEqual([])
  expect(await shop.rows('select from offers.allotments where sold > rooms')).toEqual([])
  // Only locks in this database (tests of other files use others on the same server), and only stronger ones than a read.
  const locked = await shop.rows(
    `select relname, mode, query from pg_locks join pg_stat_activity using (pid) join pg_class on relation = pg_class.oid
     where datname = current_database() and backend_type = 'client backend' and mode <> 'AccessShareLock'
       and relnamespace in ('booking'::regnamespace, 'offers'::regnamespace)`,
  )
  expect(locked).toEqual([])
}

/** The same trip for other parties that fit the room. */
async function partiesOfOneToFour() {
  const parts = parseOfferCode(shop.offer.offerCode)
  if (!parts.ok) throw new Error(parts.refusal.code)
  const [room] = parts.value.rooms
  const found = await Promise.all(
    [1, 2, 3, 4].flatMap((adultsCount) =>
      [[], ['2019-05-01']].map((childrenBirthDates) => {
        const rooms = [{ ...(room as NonNullable<typeof room>), adultsCount, childrenBirthDates }]
        const code = encodeOfferCode({ ...parts.value, rooms })
        return shop.services.offers.offer(code, { locale: 'pl', perPerson: false })
      }),
    ),
  )
  return found.flatMap((outcome) => (outcome.ok ? outcome.value : []))
}

test.each([
  ['the last two seats of a plane', { seats: 2, rooms: 100 }, 'flight-sold-out'],
  ['the last room', { seats: 1_000, rooms: 1 }, 'room-sold-out'],
])(
  `500 guests want %s, ${rounds} times: one has them, the others are told`,
  async (_what, left, code) => {
    for (let round = 0; round < rounds; round++) {
      await shop.leave(left)
      const press = await shop.crowd(500)
      expectOneOrder(await press(), code)
      await booksAreTrue()
    }
  },
  patience,
)

test(
  '1,000 guests in parties of one to four want 200 places: at most 200 are sold, nobody travels without the rest',
  async () => {
    await shop.leave({ seats: 200, rooms: 1_000 })
    const parties = await partiesOfOneToFour()
    expect(new Set(parties.map(({ occupancies: [room] }) => room?.participantsCount)).size).toBeGreaterThan(1)
    const presses = await Promise.all(
      parties.map((party) => shop.crowd(Math.ceil(1_000 / parties.length), party)),
    )
    const answers = (await Promise.all(presses.map((press) => press()))).flat()
    expect(answers.length).toBeGreaterThanOrEqual(1_000)
    const kinds = new Set(answers.map(({ status, body }) => `${status} ${body.code ?? 'ordered'}`))
    expect([...kinds].sort()).toEqual(['200 ordered', '409 flight-sold-out'])
    const numbers = answers.flatMap(({ body }) => body.orderNumber ?? [])
    const orders = await shop.rows<{ legs: number; least: number; most: number; size: number }>(
      `select count(*)::int as legs, min(count)::int as least, max(count)::int as most,
         jsonb_array_length(sold->'participants') as size
       from booking.order_stock join booking.orders on number = order_number
       where flight_id is not null and number = any($1) group by number`,
      [numbers],
    )
    expect(orders).toHaveLength(numbers.length)
    for (const { size, ...taken } of orders) expect(taken).toEqual({ legs: 2, least: size, most: size })
    const places = orders.reduce((sum, { size }) => sum + size, 0)
    expect(places).toBeLessThanOrEqual(200)
    expect(places).toBeGreaterThan(200 - Math.min(...orders.map(({ size }) => size)))
    await booksAreTrue()
  },
  patience,
)

test('50 notifications of each kind, shuffled and at once, with 50 returns of the guest, leave the same as one', async () => {
  await shop.leave({ seats: 10, rooms: 10 })
  const { key, total } = await shop.filledCart(shop.offer)
  const { orderNumber } = (await shop.order(key, total)).body
  const { body: begun } = await shop.call<{ paymentId: string }>('checkout/cart/payment', {
    key,
    once: crypto.randomUUID(),
    body: { variant: 'full', method: { kind: 'card' } },
  })
  const [known] = await shop.rows<{ orderId: string }>(
    'select gateway_id as "orderId" from booking.payments where id = $1',
    [begun.paymentId],
  )
  const tell = (status: string) => {
    const sale = {
      merchantPosId: shop.bank.settings.posId,
      currencyCode: 'PLN',
      totalAmount: String(total),
    }
    const order = { ...known, ...sale, extOrderId: begun.paymentId, status }
    const body = JSON.stringify({ order })
    const signature = createHash('md5').update(body).update(shop.bank.settings.secondKey).digest('hex')
    return shop.post(
      '/api/www/tui-payment-confirmation/payment-confirmations',
      {
        'content-type': 'application/json',
        'openpayu-signature': `sender=checkout;signature=${signature};algorithm=MD5;content=DOCUMENT`,
      },
      body,
    )
  }
  const comeBack = () =>
    shop.post(
      `/api/www/payment/confirm/${orderNumber}`,
      { 'cart-id': key, 'content-type': 'application/json' },
      '{}',
    )
  const words = ['PENDING', 'COMPLETED', 'NEW'].flatMap((status) =>
    Array.from({ length: 50 }, () => () => tell(status)),
  )
  const shuffled = words
    .map((say, place) => ({ say, at: (place * 7919) % words.length }))
    .sort((one, other) => one.at - other.at)
  const answers = await Promise.all([
    ...shuffled.map(({ say }) => say()),
    ...Array.from({ length: 50 }, comeBack),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await shop.call(`payment/common/${orderNumber}`, { key })).body).toMatchObject({
    state: 'confirmed',
    paid: total,
    payments: [{ state: 'completed' }],
  })
  expect(
    await shop.rows('select kind from mail.emails where idempotency_key like $1', [`% ${orderNumber}%`]),
  ).toEqual([{ kind: 'order-confirmed' }])
})
