import { randomUUID } from 'node:crypto'
import type { Offer } from '@wojaz/offers'
import { expect } from 'vitest'
import { type CheckoutShop, contact, checkoutTest as test } from '../checkout-shop.ts'

let shop: CheckoutShop
let offer: Offer

test.beforeAll(async ({ shop: opened }) => {
  shop = opened
  offer = (await shop.found())[0] as Offer
})

const openCart = async () => {
  const body = { offerCode: offer.offerCode }
  const { cartKey, body: cart } = await shop.call<{ id: string }>('checkout/cart/product', {
    body,
    once: randomUUID(),
  })
  return { key: cartKey ?? '', id: cart.id }
}
const ask = (key: string, email: string) =>
  shop.call<{ code?: string; message?: string }>('checkout/cart/email-finish-later', { key, body: { email } })
const emailsTo = (email: string) =>
  shop.rows('select from mail.emails where recipient = $1', [email]).then(({ length }) => length)

test('POST email-finish-later, six times at once: three emails, and a sentence for who asked', async () => {
  const { key } = await openCart()
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(key, 'stranger@wojaz.example')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 429,
    body: {
      code: 'emails-used-up',
      message:
        'Link do tej rezerwacji wysłaliśmy już dziś kilka razy. Zajrzyj też do spamu albo spróbuj jutro.',
    },
  })
  expect(await emailsTo('stranger@wojaz.example')).toBe(3)
})

test('from ever new carts it is five, and nobody hears that others have written there, too', async () => {
  const carts = await Promise.all(Array.from({ length: 12 }, openCart))
  const answers = await Promise.all(carts.map(({ key }) => ask(key, 'another@wojaz.example')))
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await emailsTo('another@wojaz.example')).toBe(5)
})

test('orders that nobody pays and somebody cancels write six emails a day to one mailbox', async () => {
  const email = 'six@wojaz.example'
  for (let turn = 0; turn < 9; turn += 1) {
    const { key, total } = await shop.filledCart(offer)
    await shop.call('checkout/cart/update', { key, body: { contact: { ...contact, email } } })
    const { body } = await shop.order(key, total)
    await shop.services.booking.cancelOrder(body.orderNumber)
  }
  expect(await emailsTo(email)).toBe(6)
})

test('the link to an order goes to its own address, three times a day, whoever asks for it', async () => {
  const own = 'Ewa.Link@Wojaz.example'
  const { key, total } = await shop.filledCart(offer)
  await shop.call('checkout/cart/update', {
    key,
    body: { contact: { ...contact, email: own.toLowerCase() } },
  })
  const { orderNumber: number } = (await shop.order(key, total)).body
  const ask = (email: string, asked = number) =>
    shop.services.booking.sendOrderLink({ number: asked, email }, '10.0.0.1')
  const links = async () => {
    const sent = `select contents->>'text' as text from mail.emails where kind = 'order-link' and recipient = any($1)`
    const all = [own.toLowerCase(), 'stranger@wojaz.example', 'zofia@example.com']
    return (await shop.rows<{ text: string }>(sent, [all])).map(({ text }) => text)
  }
  await ask('stranger@wojaz.example')
  await ask(own, 'W402917655')
  expect(await links()).toEqual([])
  for (let turn = 0; turn < 5; turn += 1) await ask(own)
  const sent = await links()
  expect(sent).toHaveLength(3)
  const [, link = ''] = /\/pz\/platnosc\/W\d{9}\?link=([\w.~-]+)/.exec(sent[0] ?? '') ?? []
  expect(shop.services.documents.opensOrder(number, link, shop.services.clock())).toBe(true)
})
