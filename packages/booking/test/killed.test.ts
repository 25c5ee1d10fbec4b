import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@wojaz/database/testing'
import type { Offer } from '@wojaz/offers'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyCart, newCart } from '../src/carts/copy-cart.ts'
import { type RunningBank, startBank } from '../src/gateway/start-bank.ts'
import { accept, openTestBooking, type TestBooking } from './open-test-booking.ts'

let shop: TestBooking
let bank: RunningBank
let folder: string
let port: number
let living: ChildProcess | null = null

beforeAll(async () => {
  shop = await openTestBooking()
  await shop.makePlenty()
  await shop.rows(
    'create table letters_of_the_test (number text, state text, paid int, written_at timestamptz)',
  )
  bank = await startBank()
  port = await freePort()
  folder = await mkdtemp(path.join(tmpdir(), 'wojaz-killed-'))
  await build({
    entryPoints: [fileURLToPath(new URL('killed-shop.ts', import.meta.url))],
    outfile: path.join(folder, 'shop.cjs'),
    ...{ bundle: true, platform: 'node', format: 'cjs', external: ['pg-native'], logLevel: 'silent' },
  })
})
afterAll(async () => {
  living?.kill('SIGKILL')
  await bank?.stop()
  await shop?.close()
  await rm(folder, { recursive: true, force: true })
})

async function live(numbers: readonly string[], laterMs = 0): Promise<ChildProcess> {
  const facts = { databaseUrl: shop.databaseUrl, port, bank: bank.settings, numbers, laterMs }
  const child = spawn(process.execPath, [path.join(folder, 'shop.cjs'), JSON.stringify(facts)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  living = child
  await new Promise<void>((resolve) => child.stdout?.once('data', () => resolve()))
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

test('killed at fifty moments between payment and confirmation, a shop loses no payment and counts none twice', async () => {
  const offer = (await shop.found())[0] as Offer
  const { id, agreedTotal } = await shop.filledCart(offer)
  const carts = Array.from({ length: 50 }, newCart)
  await copyCart(shop.pool, id, carts)
  const placed = await Promise.all(
    carts.map((cart) => shop.booking.placeOrder(cart.id, cart.key, { agreedTotal })),
  )
  const numbers = placed.map((outcome) => accept(outcome).number)
  // Moments spread over what a payment takes, from before the bank hears of it to after it has told its end.
  for (const [life, number] of numbers.entries()) {
    const child = await live([number])
    await pause((life * 37) % 120)
    await kill(child)
  }
  // The guests whose payment never left try again, when the shop knows that nobody is at it any more.
  const last = await live(numbers, 31_000)
  const states = async () => {
    const rows = await shop.rows<{ state: string; count: number }>(
      'select state, count(*)::int as count from booking.orders group by 1',
    )
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  }
  await expect.poll(states, { timeout: 60_000, interval: 200 }).toEqual({ confirmed: 50 })
  await expect
    .poll(
      () => shop.rows(`select from booking.payments where state in ('started', 'waiting', 'refunding')`),
      {
        ...{ timeout: 60_000, interval: 200 },
      },
    )
    .toEqual([])
  await kill(last)
  const orders = await shop.rows<{ paid: boolean; counted: number; letters: number; refunds: number }>(
    `select paid = total as paid,
       (select count(*)::int from booking.payments where order_number = number and payments.state = 'completed') as counted,
       (select count(*)::int from booking.payments where order_number = number and payments.state = 'refunded') as refunds,
       (select count(*)::int from letters_of_the_test letter
        where letter.number = orders.number and letter.state = 'confirmed') as letters
     from booking.orders`,
  )
  expect(orders).toHaveLength(50)
  for (const { paid, counted, refunds, letters } of orders) {
    expect({ paid, counted }).toEqual({ paid: true, counted: 1 })
    // One for the confirmation; money that came twice is told when it comes and when it has gone back.
    expect(letters).toBe(1 + 2 * refunds)
  }
}, 300_000)
