import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, proofSample } from '@wojaz/database/testing'
import type { Offer } from '@wojaz/offers'
import { defaultSearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop.ts'
import { allLives, buildKilledShop, kill, moments } from '../start-killed-shop.ts'

const lives = proofSample({ full: allLives, fewer: 5 })
/** For what hangs; wide enough for a machine that is busy with other things. */
const patience = 240_000

let shop: CheckoutShop
let mailFolder: string
let port: number
let killed: Awaited<ReturnType<typeof buildKilledShop>>
let living: ChildProcess | null = null

beforeAll(async () => {
  shop = await openCheckoutShop()
  await shop.makePlenty()
  port = await freePort()
  mailFolder = await mkdtemp(path.join(tmpdir(), 'wojaz-killed-'))
  killed = await buildKilledShop()
})
afterAll(async () => {
  if (living) await kill(living)
  killed?.remove()
  await shop?.close()
  await rm(mailFolder, { recursive: true, force: true })
})

async function live(dieAt: number, later = 0): Promise<ChildProcess> {
  const { bank, databaseUrl, services } = shop
  const laterMs = services.clock().getTime() - Date.now() + later
  const banks = { bank: bank.settings, p24: bank.p24 }
  living = await killed.live({ databaseUrl, port, ...banks, dieAt, laterMs, mailFolder })
  return living
}

/** A dear and a cheap week in one hotel: who changes gets money back. */
async function twoWeeks(): Promise<{ dear: Offer; cheap: Offer }> {
  const request = toOfferSearchRequest({ ...defaultSearchState, fullPrice: true }, { pageSize: 100 })
  for (const { hotelCode } of await shop.found()) {
    const all = await shop.services.offers.allOffers(hotelCode, request, 'pl')
    const byPrice = (all.ok ? all.value.offers : [])
      .filter(({ departureFlight }) => departureFlight !== null)
      .toSorted((one, other) => one.quote.total - other.quote.total)
    const [cheap, dear] = [byPrice[0], byPrice.at(-1)]
    if (cheap && dear && dear.quote.total > cheap.quote.total + 100_000) return { cheap, dear }
  }
  throw new Error('All weeks cost the same.')
}

/** Paid through both banks, each with a quote for the cheap week that is not confirmed yet. */
async function paidAndQuoted(dear: Offer, cheap: Offer) {
  const carts = await shop.copies(await shop.filledCart(dear), lives)
  const numbers: string[] = []
  for (const [place, { key, total }] of carts.entries()) {
    const { orderNumber } = (await shop.order(key, total)).body
    const gateway = place % 2 ? 'p24' : 'payu'
    const body = { variant: 'full', method: { kind: 'blik', code: '777123' }, gateway }
    expect(await shop.call('checkout/cart/payment', { key, body, once: randomUUID() })).toMatchObject({
      status: 200,
    })
    numbers.push(orderNumber)
  }
  const unpaid = () => shop.rows(`select from booking.orders where state <> 'confirmed'`)
  await expect.poll(unpaid, { timeout: patience }).toEqual([])
  const quotes = await Promise.all(
    numbers.map(async (number) => {
      const quote = await shop.services.booking.quoteChange(number, { offerCode: cheap.offerCode })
      if (!quote.ok) throw new Error(quote.refusal.code)
      return { number, id: quote.value.id, refund: quote.value.refund }
    }),
  )
  // Fifty lives last longer than a quarter of an hour on a slow machine.
  await shop.rows(`update booking.quotes set expires_at = '2099-01-01'`)
  return quotes
}

const flights = (offer: Offer) => [offer.departureFlight, offer.returnFlight].map((leg) => leg?.flightId ?? 0)

/** What is counted as sold and belongs to no order, place by place: nothing comes to it and nothing goes. */
const soldToNobody = () =>
  shop.rows(
    `select flight_id || ' ' || cabin as place, sold - coalesce(sum(count), 0)::int as sold
     from offers.flight_cabins left join booking.order_stock using (flight_id, cabin)
     group by flight_id, cabin, sold having sold <> coalesce(sum(count), 0)
     union all
     select hotel_code || ' ' || room_code || ' ' || night, sold - coalesce(sum(count), 0)::int
     from offers.allotments left join booking.order_stock using (hotel_code, room_code, night)
     group by hotel_code, room_code, night, sold having sold <> coalesce(sum(count), 0)
     order by 1`,
  )

const change = ({ number, id }: { number: string; id: string }) =>
  fetch(`http://127.0.0.1:${port}/change/${number}/${id}`, { method: 'POST' }).catch(() => null)

const refundsOf = (number: string) =>
  shop.rows<{ isDone: boolean }>(
    `select finished_at is not null as "isDone" from booking.refunds join booking.payments on payments.id = payment_id
     where order_number = $1`,
    [number],
  )

test(
  `killed at ${lives} moments between a change and its refund, with a bank that tells everything again, a shop changes each trip once and loses neither money nor places`,
  async () => {
    const { dear, cheap } = await twoWeeks()
    const before = await soldToNobody()
    const quotes = await paidAndQuoted(dear, cheap)
    let inTheMidst = 0
    for (const [life, dieAt] of moments(lives).entries()) {
      const quote = quotes[life] as (typeof quotes)[number]
      const child = await live(dieAt)
      const died = once(child, 'exit')
      void change(quote)
      const done = (async () => {
        while (child.signalCode === null && !(await refundsOf(quote.number)).some(({ isDone }) => isDone))
          await pause(20)
      })()
      await Promise.race([died, done])
      if (child.signalCode) inTheMidst++
      await kill(child)
    }
    // Else the moments no longer lie where something can be lost.
    expect(inTheMidst).toBeGreaterThan(lives / 2)

    const last = await live(0, 150_000)
    for (const quote of quotes) await change(quote)
    const told = await shop.rows<{ id: string }>('select gateway_id as id from booking.payments')
    for (const { id } of told) await shop.bank.decide(id, 'resend')
    for (const quote of quotes) await change(quote)
    const open = () =>
      shop.rows(
        `select from booking.refunds where finished_at is null
         union all select from booking.payments where state in ('started', 'waiting', 'refunding')
         union all select from post.letters where state = 'waiting'`,
      )
    await expect.poll(open, { timeout: patience }).toEqual([])
    await kill(last)

    // The order, the shop's books and those of the bank say the same.
    const orders = await shop.rows<{
      number: string
      paymentId: string
      paid: number
      total: number
      changes: number
    }>(
      `select number, payments.id as "paymentId", paid, total,
         (select count(*)::int from booking.order_changes where order_number = number) as changes
       from booking.orders join booking.payments on order_number = number and completed_at is not null`,
    )
    const books = new Map((await shop.bank.orders()).map((order) => [order.extOrderId, order]))
    const wrong = orders.filter(({ number, paymentId, paid, total, changes }) => {
      const { refund } = quotes.find((quote) => quote.number === number) ?? {}
      const back = books
        .get(paymentId)
        ?.refunds.map(({ amount, status }) => (status === 'FINALIZED' ? amount : NaN))
      return changes !== 1 || paid !== total || back?.length !== 1 || back[0] !== refund
    })
    console.info(
      `Killed ${inTheMidst} times while a trip changed: ${wrong.length === 0 ? 'nothing' : JSON.stringify(wrong)} was lost.`,
    )
    expect(orders).toHaveLength(lives)
    expect(wrong).toEqual([])

    expect(await soldToNobody()).toEqual(before)
    const stock = await shop.rows<{ flight: number; orders: number }>(
      `select flight_id as flight, count(distinct order_number)::int as orders from booking.order_stock
       where flight_id is not null group by 1 order by 1`,
    )
    expect(stock).toEqual(
      flights(cheap)
        .toSorted((one, other) => one - other)
        .map((flight) => ({ flight, orders: lives })),
    )
    const letters = await shop.rows<{ kind: string }>(
      `select kind from post.letters where kind in ('trip-changed', 'refund-done')`,
    )
    expect(letters).toHaveLength(2 * lives)
  },
  3 * patience,
)
