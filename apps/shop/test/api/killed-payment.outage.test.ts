import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, proofSample } from '@wojaz/database/testing'
import type { Offer } from '@wojaz/offers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop.ts'
import { allLives, buildKilledShop, kill, moments } from '../start-killed-shop.ts'

const lives = proofSample({ full: allLives, fewer: 10 })
/** Only for a hanging test; long enough for a busy machine. */
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

/** The paid trips. */
let numbers: string[] = []

/** The clock of the shop that took the orders is fixed; in the processes that are killed it runs on from there. */
let standstill: number

async function live(dieAt: number, later = 0): Promise<ChildProcess> {
  const { bank, databaseUrl } = shop
  const laterMs = standstill + later
  const banks = { bank: bank.settings, p24: bank.p24 }
  living = await killed.live({ databaseUrl, port, ...banks, dieAt, laterMs, mailFolder })
  return living
}

/** Null: the shop died before it answered. Repeating with the same `once` pays once. */
async function pay(key: string, once: string, gateway: string): Promise<number | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/www/checkout/cart/payment`, {
    method: 'POST',
    headers: { 'cart-id': key, 'idempotency-key': once, 'content-type': 'application/json' },
    body: JSON.stringify({ variant: 'full', method: { kind: 'blik', code: '777123' }, gateway }),
  }).catch(() => null)
  return answer?.status ?? null
}

/** Half of the guests pay through PayU, half through Przelewy24. */
const gatewayOf = (life: number) => (life % 2 ? 'p24' : 'payu')

const isDone = async (number: string) => {
  const done = await shop.rows(`select from mail.emails where idempotency_key = $1 and state = 'sent'`, [
    `order-confirmed ${number}`,
  ])
  return done.length === 1
}

test(
  `killed at ${lives} moments between payment and confirmation, a shop loses no payment, counts none twice and writes one email for each`,
  async () => {
    standstill = shop.services.clock().getTime() - Date.now()
    const offer = (await shop.found())[0] as Offer
    const carts = await shop.copies(await shop.filledCart(offer), lives)
    numbers = await Promise.all(
      carts.map(async ({ key, total }) => (await shop.order(key, total)).body.orderNumber),
    )
    // Some browsers retry with the same key; others reload the page and use a new one.
    const onces = carts.map(() => randomUUID())
    let inTheMidst = 0
    for (const [life, dieAt] of moments(lives).entries()) {
      const { key } = carts[life] as (typeof carts)[number]
      const child = await live(dieAt)
      const died = once(child, 'exit')
      void pay(key, onces[life] as string, gatewayOf(life))
      const isOver = async () => child.signalCode !== null || (await isDone(numbers[life] ?? ''))
      const done = vi.waitUntil(isOver, { timeout: 60_000, interval: 20 })
      await Promise.race([died, done])
      if (child.signalCode) inTheMidst++
      await kill(child)
    }
    // Otherwise the kills do not hit the moments where something can be lost.
    expect(inTheMidst).toBeGreaterThan(lives / 2)
    // Much later: locks of payments (30 s) and emails (2 min) have expired. Guests whose payment was never sent try again.
    const last = await live(0, 150_000)
    for (const [life, { key }] of carts.entries())
      expect([200, 409]).toContain(
        await pay(key, life % 4 < 2 ? (onces[life] as string) : randomUUID(), gatewayOf(life)),
      )
    const states = () =>
      shop.rows('select state, count(*)::int from booking.orders group by state order by state')
    await expect.poll(states, { timeout: patience }).toEqual([{ state: 'confirmed', count: lives }])
    const open = () =>
      shop.rows(
        `select from booking.payments where state in ('started', 'waiting', 'refunding')
       union all select from mail.emails where state = 'waiting'`,
      )
    await expect.poll(open, { timeout: patience }).toEqual([])
    await kill(last)

    const wrong = await shop.rows(
      `select number, paid, total from booking.orders where paid <> total
       or 1 <> (select count(*) from booking.payments where order_number = number and payments.state = 'completed')`,
    )
    console.info(
      `Killed ${inTheMidst} times while a guest paid: ${wrong.length === 0 ? 'nothing' : JSON.stringify(wrong)} was lost.`,
    )
    expect(wrong).toEqual([])
    const confirmations = (await readdir(mailFolder)).filter((name) => name.includes('-order-confirmed-'))
    const written = await shop.rows<{ name: string }>(
      `select idempotency_key as name from mail.emails where kind = 'order-confirmed' order by 1`,
    )
    expect(written.map(({ name }) => name)).toEqual(
      numbers.map((number) => `order-confirmed ${number}`).sort(),
    )
    expect(confirmations).toHaveLength(lives)
  },
  3 * patience,
)

const callOff = (number: string) =>
  fetch(`http://127.0.0.1:${port}/call-off/${number}`, { method: 'POST' }).catch(() => null)

const hasMoneyBack = async (number: string) => {
  const done = await shop.rows(
    `select from booking.refunds join booking.payments on payments.id = payment_id
     where order_number = $1 and finished_at is not null`,
    [number],
  )
  return done.length > 0
}

test(
  `killed at ${lives} moments between calling off and the refund, a shop pays back every grosz once and frees the places`,
  async () => {
    let inTheMidst = 0
    for (const [life, dieAt] of moments(lives).entries()) {
      const number = numbers[life] as string
      const child = await live(dieAt, 160_000)
      const died = once(child, 'exit')
      void callOff(number)
      const isOver = async () => child.signalCode !== null || (await hasMoneyBack(number))
      const done = vi.waitUntil(isOver, { timeout: 60_000, interval: 20 })
      await Promise.race([died, done])
      if (child.signalCode) inTheMidst++
      await kill(child)
    }
    expect(inTheMidst).toBeGreaterThan(lives / 2)
    const last = await live(0, 400_000)
    for (const number of numbers) await callOff(number)
    const open = () =>
      shop.rows(
        `select from booking.orders where state <> 'cancelled'
         union all select from booking.refunds where finished_at is null
         union all select from mail.emails where state = 'waiting'`,
      )
    await expect.poll(open, { timeout: patience }).toEqual([])
    await kill(last)

    // A guest who paid twice gets the whole second payment back automatically.
    const agreed = await shop.rows<{ id: string; refund: number; asked: number }>(
      `select payments.id,
         case when payments.state = 'refunded' then payments.amount else (cancellation ->> 'refund')::int end as refund,
         (select sum(refunds.amount)::int from booking.refunds where payment_id = payments.id) as asked
       from booking.orders join booking.payments on order_number = number and completed_at is not null`,
    )
    const books = new Map((await shop.bank.orders()).map((order) => [order.extOrderId, order]))
    const wrong = agreed.filter(({ id, refund, asked }) => {
      const paid =
        books.get(id)?.refunds.map(({ amount, status }) => (status === 'FINALIZED' ? amount : NaN)) ?? []
      return asked !== refund || paid.length !== 1 || paid[0] !== refund
    })
    console.info(
      `Killed ${inTheMidst} times while money went back: ${wrong.length === 0 ? 'nothing' : JSON.stringify(wrong)} was lost.`,
    )
    expect(agreed.length).toBeGreaterThanOrEqual(lives)
    expect(wrong).toEqual([])
    expect(
      await shop.rows('select from booking.order_stock where order_number = any($1)', [numbers]),
    ).toEqual([])
  },
  3 * patience,
)
