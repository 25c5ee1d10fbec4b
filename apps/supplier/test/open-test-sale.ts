import { randomUUID } from 'node:crypto'
import type { AttractionChoice, AttractionItem, AttractionOrder } from '@wojaz/attractions'
import {
  type AttractionHolder,
  type AttractionNews,
  migrateAttractions,
  mirrorSupplier,
  octoSupplier,
  openAttractionSale,
} from '@wojaz/attractions/server'
import { fairShare, migrateBooking, openGateways, type Purchases, payuGateway } from '@wojaz/booking/server'
import { startBank } from '@wojaz/booking/testing'
import { inTransaction, openDatabase } from '@wojaz/database'
import { createTestDatabase } from '@wojaz/database/testing'
import { fillTestInventory } from '@wojaz/offers/testing'
import { refused } from '@wojaz/travel/outcome'
import { migrateUploads } from '@wojaz/uploads/server'
import { vi } from 'vitest'
import { bookingWithoutTrips } from './booking-without-trips.ts'
import type { Mortal } from './mortal-node.ts'
import { openEar } from './open-ear.ts'
import { openTestSupplier, smallCatalogue, token } from './open-test-supplier.ts'
import { accept, tellAll } from './sale-hands.ts'

const kinds = ['museum', 'sunset-cruise', 'day-excursion', 'two-dives', 'private-transfer'] as const
export type SoldKind = (typeof kinds)[number]

const open = (url: string, applicationName = 'test') => openDatabase({ url, applicationName, onError() {} })
const quiet = { info() {}, warn() {} }

export const byBlik = (code: string) => ({ method: { kind: 'blik', code }, customerIp: '127.0.0.1' }) as const
export const blik = byBlik('777123')
/** The guest decides on the bank's page. */
export const byBank = { method: { kind: 'bank', value: 'm' }, customerIp: '127.0.0.1' } as const

type OrderName = Pick<AttractionOrder, 'transactionId'>
type NodeWish = {
  patience?: number
  life?: Mortal
  unpaid?: number
  /** Runs after the node has read its records and before it acts on them. */
  afterReading?: () => Promise<unknown>
}

export type TestSale = Awaited<ReturnType<typeof openTestSale>>

/**
 * Attractions on sale with a real supplier, bank and database; only the test moves time. The bank's notifications are received
 * only if a test wants that; otherwise the tests query the bank.
 */
export async function openTestSale({ hearsBank = false } = {}) {
  const database = await createTestDatabase({
    template: {
      name: 'attraction_sale',
      async make(url) {
        await fillTestInventory(url, '2026-11-15')
        const template = open(url)
        await migrateUploads(template.pool)
        await migrateBooking(template.pool)
        await migrateAttractions(template.pool)
        await template.close()
      },
    },
  })
  const { pool, close } = open(database.url)
  const [supplier, bank] = await Promise.all([openTestSupplier({}, smallCatalogue(kinds)), startBank()])
  const { clock } = supplier
  const client = (patience = 20_000) =>
    octoSupplier({
      name: 'demo',
      url: supplier.url,
      token,
      clock,
      readWithinMs: patience,
      writeWithinMs: patience,
      retryAfterMs: 1,
    })
  const ear = await openEar((body, headers) =>
    hearsBank ? booking.notified('payu', { body, headers }) : Promise.resolve(refused(null)),
  )
  const siteUrl = ear.url
  const news: (AttractionNews & { number: string })[] = []

  let purchases: Purchases | null = null

  /** Another node of the same shop; with `life` it dies in the middle of something. */
  function openNode({ patience, life, unpaid = 100_000, afterReading }: NodeWish = {}) {
    const own = life ? open(database.url, 'mortal').pool : pool
    const within = <Part extends object>(part: Part) => (life ? life.within(part) : part)
    const seenPool = life ? life.withinPool(own) : own
    const gateways = openGateways([within(payuGateway({ ...bank.settings, clock }))])
    const booking = bookingWithoutTrips({ pool: seenPool, gateways, clock, siteUrl })
    const sale = openAttractionSale({
      pool: seenPool,
      suppliers: new Map([['demo', within(client(patience))]]),
      booking: {
        ...booking,
        async purchasePaymentsIn(client, purchase) {
          const money = await booking.purchasePaymentsIn(client, purchase)
          await afterReading?.()
          return money
        },
        bringPurchases(brought) {
          purchases = brought
          booking.bringPurchases(brought)
        },
      },
      clock,
      secret: 'a secret for tests only',
      share: fairShare(unpaid),
      log: quiet,
      queueEmails: async (_client, { number }, told) => void news.push({ number, ...told }),
    })
    return { booking, sale }
  }

  const { booking, sale } = openNode()
  const mirrored = await mirrorSupplier({
    pool,
    supplier: client(),
    clock,
    places: () => [],
    everyMs: 3_600_000,
    retryMs: 60_000,
  })
  if (!mirrored) throw new Error('Nothing was mirrored.')
  const { rows: numbers } = await pool.query<{ number: number; product_id: string }>(
    'select number, product_id from attractions.attraction',
  )

  /** The first bookable time of a kind, for two. */
  async function choiceOf(
    kind: SoldKind,
    changes: Partial<AttractionChoice> = {},
  ): Promise<AttractionChoice> {
    const product = supplier.products.find((one) => one.kind === kind)
    const option = product?.options[0]
    if (!product || !option) throw new Error(`No ${kind} is sold.`)
    const tickets = { [option.units[0]?.id ?? '']: 2 }
    const times = accept(
      await client().times({
        productId: product.id,
        optionId: option.id,
        from: '2027-06-01',
        to: '2027-06-30',
        tickets,
      }),
    )
    const time = times.find(({ isAvailable }) => isAvailable)
    return {
      attractionNumber: numbers.find(({ product_id }) => product_id === product.id)?.number ?? 0,
      optionId: option.id,
      availabilityId: time?.id ?? '',
      tickets,
      pickupPointId: option.pickup?.isRequired ? (time?.pickupPoints[0]?.id ?? null) : null,
      ...changes,
    }
  }

  const about = { locale: 'pl', customerId: null, tripNumber: null } as const

  async function addTo(key: string | null, kind: SoldKind, changes?: Partial<AttractionChoice>) {
    return accept(await sale.add(key, await choiceOf(kind, changes), about))
  }

  /** A cart with all required data. */
  async function filled(...wanted: SoldKind[]): Promise<{ key: string; total: number }> {
    let key: string | null = null
    for (const kind of wanted) key = (await addTo(key, kind)).key
    if (key === null) throw new Error('Nothing is wanted.')
    return { key, total: await tellAll(sale, key) }
  }

  async function ordered(...wanted: SoldKind[]) {
    const { key, total } = await filled(...wanted)
    const order = accept(await sale.placeOrder(key, { agreedTotal: total, terms: true }))
    return { key, order, holder: { cartKeys: [key], customer: null } }
  }

  /** Paid by BLIK; the polling loop has not handled it yet. */
  async function paid(...wanted: SoldKind[]) {
    const { key, order, holder } = await ordered(...wanted)
    accept(await sale.startPayment(order.transactionId, holder, blik))
    return { key, order: await whenPaid(order, holder), holder }
  }

  /** The bank answers asynchronously, so this polls. */
  const whenIt = (state: AttractionOrder['state']) => (order: OrderName, holder: AttractionHolder) =>
    vi.waitFor(
      async () => {
        const after = await sale.order(order.transactionId, holder)
        if (after?.state !== state) throw new Error(`Not ${state}: ${after?.state}`)
        return after
      },
      { timeout: 20_000 },
    )
  const whenPaid = whenIt('paid')
  const whenUnpaid = whenIt('unpaid')

  /** A payment that the bank refuses. */
  async function payInVain(order: OrderName, holder: AttractionHolder) {
    await sale.startPayment(order.transactionId, holder, byBlik('500500'))
    return whenUnpaid(order, holder)
  }

  return {
    supplier,
    bank,
    booking,
    sale,
    pool,
    clock,
    news,
    about,
    openNode,
    choiceOf,
    addTo,
    filled,
    ordered,
    paid,
    whenPaid,
    whenUnpaid,
    payInVain,
    newsOf: ({ number }: Pick<AttractionOrder, 'number'>) =>
      news.filter((one) => one.number === number).map(({ kind }) => kind),
    fail: (faults: object) => supplier.control('faults', faults),
    decide: ({ bookingId }: Pick<AttractionItem, 'bookingId'>, verb: 'confirm' | 'reject' | 'cancel') =>
      supplier.control(`bookings/${bookingId}/${verb}`),
    /** The status at the supplier. */
    statusOf: ({ bookingId }: Pick<AttractionItem, 'bookingId'>) => supplier.supplier.find(bookingId)?.status,
    /** The guest presses the button on the bank's page. */
    async payAtBank(paymentId: string): Promise<void> {
      const { rows } = await pool.query<{ id: string }>(
        'select gateway_id as id from booking.payments where id = $1',
        [paymentId],
      )
      await bank.decide(rows[0]?.id ?? '', 'pay')
    },
    /** The bank's late result of an expired order: it was paid in full. */
    settledLate: ({ transactionId, total }: Pick<AttractionOrder, 'transactionId' | 'total'>) =>
      inTransaction(pool, async (db) => {
        await purchases?.lock(db, transactionId)
        const payment = { purchase: transactionId, paymentId: randomUUID(), amount: total, now: clock() }
        return purchases?.settle(db, payment)
      }),
    /** The bank's refunds of an order, in grosze. */
    async givenBack({ transactionId }: OrderName): Promise<number> {
      const { payments } = await booking.purchasePayments(transactionId)
      const ids = payments.map(({ id }) => id)
      const books = (await bank.orders()).filter(({ extOrderId }) => ids.includes(extOrderId))
      return books.flatMap(({ refunds }) => refunds).reduce((sum, { amount }) => sum + amount, 0)
    },
    async close() {
      await sale.close()
      await Promise.all([supplier.close(), bank.stop()])
      await ear.close()
      await close()
      await database.drop()
    },
  }
}
