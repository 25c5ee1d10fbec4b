import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@wojaz/database/testing'
import { expect } from 'vitest'
import { openCheckoutShop } from './checkout-shop.ts'
import { buildKilledShop, kill, moments } from './start-killed-shop.ts'

/** Only for a hanging test; long enough for a busy machine. */
export const patience = 240_000

export type KilledLives = Awaited<ReturnType<typeof openKilledLives>>

/** A shop with paid trips, and processes that are killed while they change or cancel them. */
export async function openKilledLives() {
  const shop = await openCheckoutShop()
  await shop.makePlenty()
  const port = await freePort()
  const mailFolder = await mkdtemp(path.join(tmpdir(), 'wojaz-killed-'))
  const killed = await buildKilledShop()
  let living: ChildProcess | null = null

  async function live(dieAt: number, later = 0): Promise<ChildProcess> {
    const { bank, databaseUrl, services } = shop
    const laterMs = services.clock().getTime() - Date.now() + later
    const banks = { bank: bank.settings, p24: bank.p24 }
    living = await killed.live({ databaseUrl, port, ...banks, dieAt, laterMs, mailFolder })
    return living
  }

  const press = (address: string) =>
    fetch(`http://127.0.0.1:${port}/${address}`, { method: 'POST' }).catch(() => null)

  const hasMoneyBack = async (number: string) =>
    (
      await shop.rows(
        `select from booking.refunds join booking.payments on payments.id = payment_id
         where order_number = $1 and finished_at is not null`,
        [number],
      )
    ).length > 0

  return {
    shop,
    /** Copies of this cart, paid in full through both banks. */
    async paid(cart: { id: string; total: number }, count: number): Promise<string[]> {
      const numbers: string[] = []
      for (const [place, { key, total }] of (await shop.copies(cart, count)).entries()) {
        const { orderNumber } = (await shop.order(key, total)).body
        const gateway = place % 2 ? 'p24' : 'payu'
        const body = { variant: 'full', method: { kind: 'blik', code: '777123' }, gateway }
        expect(await shop.call('checkout/cart/payment', { key, body, once: randomUUID() })).toMatchObject({
          status: 200,
        })
        numbers.push(orderNumber)
      }
      const unpaid = () =>
        shop.rows(`select from booking.orders where state <> 'confirmed' and number = any($1)`, [numbers])
      await expect.poll(unpaid, { timeout: patience }).toEqual([])
      return numbers
    },

    /** One process for each trip, killed at different moments. Returns how many died before they were done. */
    async dieOnce(trips: readonly { number: string; address: string }[]): Promise<number> {
      let inTheMidst = 0
      for (const [life, dieAt] of moments(trips.length).entries()) {
        const { number, address } = trips[life] as (typeof trips)[number]
        const child = await live(dieAt)
        const died = once(child, 'exit')
        void press(address)
        const done = (async () => {
          while (child.signalCode === null && !(await hasMoneyBack(number))) await pause(20)
        })()
        await Promise.race([died, done])
        if (child.signalCode) inTheMidst++
        await kill(child)
      }
      return inTheMidst
    },

    /** A shop that is not killed: everybody presses again, the bank repeats its notifications, and nothing may stay open. */
    async liveOn(addresses: readonly string[]): Promise<void> {
      const last = await live(0, 150_000)
      for (const address of addresses) await press(address)
      const told = await shop.rows<{ id: string }>('select gateway_id as id from booking.payments')
      for (const { id } of told) await shop.bank.decide(id, 'resend')
      for (const address of addresses) await press(address)
      const open = () =>
        shop.rows(
          `select from booking.refunds where finished_at is null
           union all select from booking.payments where state in ('started', 'waiting', 'refunding')
           union all select from mail.emails where state = 'waiting'`,
        )
      await expect.poll(open, { timeout: patience }).toEqual([])
      await kill(last)
    },

    /** The bank's refunds of an order; NaN: one is not final. */
    async backAtTheBank(number: string): Promise<number[]> {
      const payments = await shop.rows<{ id: string }>(
        'select id from booking.payments where order_number = $1 and completed_at is not null',
        [number],
      )
      const books = new Map((await shop.bank.orders()).map((order) => [order.extOrderId, order]))
      return payments.flatMap(({ id }) =>
        (books.get(id)?.refunds ?? []).map(({ amount, status }) => (status === 'FINALIZED' ? amount : NaN)),
      )
    },

    /** Sold places that belong to no order; the numbers must not change. */
    soldToNobody: () =>
      shop.rows(
        `select flight_id || ' ' || cabin as place, sold - coalesce(sum(count), 0)::int as sold
         from offers.flight_cabins left join booking.order_stock using (flight_id, cabin)
         group by flight_id, cabin, sold having sold <> coalesce(sum(count), 0)
         union all
         select hotel_code || ' ' || room_code || ' ' || night, sold - coalesce(sum(count), 0)::int
         from offers.allotments left join booking.order_stock using (hotel_code, room_code, night)
         group by hotel_code, room_code, night, sold having sold <> coalesce(sum(count), 0)
         order by 1`,
      ),

    async close() {
      if (living) await kill(living)
      killed.remove()
      await shop.close()
      await rm(mailFolder, { recursive: true, force: true })
    },
  }
}
