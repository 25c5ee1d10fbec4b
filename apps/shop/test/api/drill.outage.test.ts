import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { proofSample } from '@wojaz/database/testing'
import type { Offer } from '@wojaz/offers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop.ts'
import { signIn } from '../editor.ts'
import { freezeConnections } from '../freeze-connections.ts'

// Simulated outages. killed-payment.outage.test.ts covers a shop that is killed between order and confirmation.
const guests = proofSample({ full: 24, fewer: 6 })
const patience = 120_000

let shop: CheckoutShop

beforeAll(async () => {
  shop = await openCheckoutShop()
  await shop.makePlenty()
})
afterAll(() => shop?.close())

/** Logs what is missing after an outage, and expects nothing. */
function expectNothingLost(drill: string, lost: readonly string[]) {
  console.info(`${drill}: ${lost.length === 0 ? 'nothing' : lost.join(', ')} was lost.`)
  expect(lost).toEqual([])
}

test(
  `Postgres stands still while ${guests} guests order and pay: they are told, try again with their keys, and have one paid order each`,
  async () => {
    const offer = (await shop.found())[0] as Offer
    const carts = (await shop.copies(await shop.filledCart(offer), guests)).map((cart) => ({
      ...cart,
      orderOnce: randomUUID(),
      payOnce: randomUUID(),
    }))
    const order = async ({ key, total, orderOnce }: (typeof carts)[number]) =>
      (await shop.order(key, total, orderOnce)).status
    const pay = async ({ key, payOnce: once }: (typeof carts)[number]) => {
      const body = { variant: 'full', method: { kind: 'blik', code: '777123' } }
      const answer = await shop.call<{ code?: string }>('checkout/cart/payment', { key, body, once })
      // The bank may have had the money before the freeze.
      return answer.body.code === 'order-paid' ? 200 : answer.status
    }
    // Only open connections are frozen: a new connection would be answered.
    const { pool } = shop.services.database
    const all = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    for (const connection of all) connection.release()
    const half = guests / 2
    for (const cart of carts.slice(0, half)) expect(await order(cart)).toBe(200)

    // When it happens the first half is paying and the second ordering; later requests find it frozen.
    const underWay = Promise.all([...carts.slice(0, half).map(pay), ...carts.slice(half).map(order)])
    const thaw = await freezeConnections(shop.databaseUrl)
    onTestFinished(thaw)
    const late = await order(carts.at(-1) as (typeof carts)[number])
    const heard = await underWay
    expect([late, ...heard].filter((status) => ![200, 409, 503].includes(status))).toEqual([])
    expect(late).not.toBe(200)
    thaw()

    // By now the locks of payments (30 s) and emails (2 min) have expired.
    shop.setClock(new Date(shop.services.clock().getTime() + 150_000).toISOString())
    for (const cart of carts) {
      await expect.poll(() => order(cart), { timeout: patience }).toBe(200)
      await expect.poll(() => pay(cart), { timeout: patience, interval: 500 }).toBe(200)
    }
    const orders = () =>
      shop.rows<{ number: string; state: string; paid: boolean; emails: number }>(
        `select number, state, paid = total as paid,
           (select count(*)::int from mail.emails where idempotency_key = 'order-confirmed ' || number) as emails
         from booking.orders where cart_id = any($1)`,
        [carts.map(({ id }) => id)],
      )
    await expect
      .poll(async () => (await orders()).filter(({ state }) => state === 'pending'), { timeout: patience })
      .toEqual([])
    const numbers = await orders()
    const lost = carts.length - numbers.length
    const wrong = numbers.filter(({ state, paid, emails }) => state !== 'confirmed' || !paid || emails !== 1)
    expectNothingLost('Postgres stood still', [
      ...(lost === 0 ? [] : [`${lost} orders`]),
      ...wrong.map(({ number, state }) => `${number} (${state})`),
    ])
  },
  3 * patience,
)

// A separate file system that is full after a quarter of a megabyte; only root can mount one.
test.runIf(process.getuid?.() === 0)(
  'the disk is full when an editor uploads a document: the editor is told, nothing half is listed, and it works when there is room',
  async () => {
    const { mediaFolder, database } = shop.services
    const folder = path.join(mediaFolder, 'documents')
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'small-disk', folder])
    let isFull = true
    const makeRoom = () => {
      if (isFull) execFileSync('umount', [folder])
      isFull = false
    }
    onTestFinished(makeRoom)
    const editor = await signIn(shop.app)
    const parts = ['%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%', '0'.repeat(300_000)]
    const end = '\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n45\n%%EOF\n'
    const pdf = new File([...parts, end], 'warunki.pdf', { type: 'application/pdf' })
    const upload = () => editor.upload('documents', pdf, { title: 'Ogólne warunki' })
    const listed = async () => (await database.pool.query('select filename from cms.documents')).rows
    const refused = await upload()
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors[0].message).toBe('Wystąpił problem podczas przesyłania pliku.')
    expect(await listed()).toEqual([])
    makeRoom()
    expect((await upload()).statusCode).toBe(201)
    expectNothingLost('The disk was full', (await listed()).length === 1 ? [] : ['a document'])
  },
)
