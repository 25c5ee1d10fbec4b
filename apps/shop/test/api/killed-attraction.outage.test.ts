import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, proofSample } from '@wojaz/database/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type AttractionCrowd, openAttractionCrowd } from '../attraction-crowd.ts'
import { allLives, buildKilledShop, kill, moments } from '../start-killed-shop.ts'

const lives = proofSample({ full: allLives, fewer: 10 })
/** About the number of queries from the payment to the email with the ticket. */
const steps = 160
/** Only for a hanging test; long enough for a busy machine. */
const patience = 240_000

let shop: AttractionCrowd
let killed: Awaited<ReturnType<typeof buildKilledShop>>
let port: number
let mailFolder: string
let living: ChildProcess | null = null
/** The clock of the shop that took the orders is fixed; in the processes that are killed it runs on from there. */
let standstill: number

beforeAll(async () => {
  shop = await openAttractionCrowd()
  killed = await buildKilledShop()
  port = await freePort()
  mailFolder = await mkdtemp(path.join(tmpdir(), 'wojaz-killed-'))
  standstill = shop.services.clock().getTime() - Date.now()
}, patience)
afterAll(async () => {
  if (living) await kill(living)
  killed?.remove()
  await shop?.close()
  await rm(mailFolder, { recursive: true, force: true })
})

async function live(dieAt: number, later = 0): Promise<ChildProcess> {
  const { url, token } = shop.supplier
  living = await killed.live({
    databaseUrl: shop.databaseUrl,
    port,
    bank: shop.bank.settings,
    p24: shop.bank.p24,
    dieAt,
    laterMs: standstill + later,
    mailFolder,
    supplier: { name: 'demo', url, token },
  })
  return living
}

interface Guest {
  readonly key: string
  readonly transactionId: string
  readonly once: string
  readonly gateway: string
}

/** Null: the shop died before it answered. */
async function pay({ key, transactionId, gateway }: Guest, idempotencyKey: string): Promise<number | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/www/musement/checkout/advancedPayments`, {
    method: 'POST',
    headers: { 'cart-id': key, 'idempotency-key': idempotencyKey, 'content-type': 'application/json' },
    body: JSON.stringify({ transactionId, method: { kind: 'blik', code: '777123' }, gateway }),
  }).catch(() => null)
  return answer?.status ?? null
}

const hasTicket = async ({ transactionId }: Guest) =>
  (
    await shop.rows(
      `select from mail.emails where kind = 'attraction-confirmed' and state = 'sent'
       and idempotency_key like '%' || (select number from attractions.orders where transaction_id = $1) || '%'`,
      [transactionId],
    )
  ).length === 1

/** A state that must not last. */
const isPaidWithoutTicket = async ({ transactionId }: Guest) => {
  const payments = await shop.rows<{ id: string }>('select id from booking.payments where purchase = $1', [
    transactionId,
  ])
  const tickets = await shop.rows(
    `select from attractions.items join attractions.orders using (cart_id) where transaction_id = $1 and items.state = 'confirmed'`,
    [transactionId],
  )
  const books = await shop.bank.orders()
  const isPaid = payments.some(({ id }) =>
    books.some(({ extOrderId, status }) => extOrderId === id && status === 'COMPLETED'),
  )
  return isPaid && tickets.length === 0
}

/** The sum that the bank has received, minus refunds. */
async function taken(): Promise<number> {
  const kept = (await shop.bank.orders()).filter(({ status }) => status === 'COMPLETED')
  return kept.reduce(
    (sum, { totalAmount, refunds }) =>
      sum + totalAmount - refunds.reduce((back, { amount }) => back + amount, 0),
    0,
  )
}

test(
  `killed at ${lives} moments between payment and ticket, a shop leaves nothing paid without a ticket and writes each email once`,
  async () => {
    const wanted = await shop.lastPlaces(1_000)
    const guests: Guest[] = []
    for (let life = 0; life < lives; life++) {
      const { key } = await shop.wantPlace(wanted)
      const transactionId = await shop.order(key ?? '')
      // Half of them pay through PayU, half through Przelewy24.
      guests.push({ key: key ?? '', transactionId, once: randomUUID(), gateway: life % 2 ? 'p24' : 'payu' })
    }
    let inTheMidst = 0
    let withoutTicket = 0
    for (const [life, dieAt] of moments(lives, steps).entries()) {
      const guest = guests[life] as Guest
      const child = await live(dieAt)
      const died = once(child, 'exit')
      void pay(guest, guest.once)
      const isOver = async () => child.signalCode !== null || (await hasTicket(guest))
      const done = vi.waitUntil(isOver, { timeout: 60_000, interval: 20 })
      await Promise.race([died, done])
      if (child.signalCode) inTheMidst++
      await kill(child)
      if (await isPaidWithoutTicket(guest)) withoutTicket++
    }
    // Otherwise the kills do not hit the moments where something can be lost.
    expect(inTheMidst).toBeGreaterThan(lives / 2)

    // Much later: locks of payments (30 s) and emails (2 min) have expired. Guests without an answer try again.
    const last = await live(0, 150_000)
    for (const [life, guest] of guests.entries())
      expect([200, 409]).toContain(await pay(guest, life % 4 < 2 ? guest.once : randomUUID()))
    const states = () =>
      shop.rows(
        `select orders.state as order, items.state, count(*)::int from attractions.orders join attractions.items using (cart_id)
         group by 1, 2`,
      )
    await expect
      .poll(states, { timeout: patience })
      .toEqual([{ order: 'paid', state: 'confirmed', count: lives }])
    const open = () =>
      shop.rows(
        `select from booking.payments where state in ('started', 'waiting', 'refunding')
         union all select from booking.refunds where finished_at is null
         union all select from mail.emails where state = 'waiting'`,
      )
    await expect.poll(open, { timeout: patience }).toEqual([])
    await kill(last)

    const [sum] = await shop.rows<{ total: number }>('select sum(total)::int as total from attractions.items')
    expect(await taken()).toBe(sum?.total)
    expect((await shop.atSupplier(wanted)).toSorted()).toEqual(Array(lives).fill('CONFIRMED'))
    const emails = await shop.rows(
      `select kind, count(*)::int, count(distinct idempotency_key)::int as orders from mail.emails
       where kind like 'attraction-%' group by 1 order by 1`,
    )
    expect(emails).toEqual([
      { kind: 'attraction-confirmed', count: lives, orders: lives },
      { kind: 'attraction-paid', count: lives, orders: lives },
    ])
    console.info(
      `Killed ${inTheMidst} times between payment and ticket, ${withoutTicket} times with the money at the bank and no ticket: nothing was lost.`,
    )
  },
  3 * patience,
)
