import { randomUUID } from 'node:crypto'
import type { Offer } from '@wojaz/offers'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import {
  type AccountGuest,
  type AccountShop,
  accountShopOf,
  customerOf,
  mytui,
  newPerson,
  type Person,
} from './account-shop.ts'
import { buildTestApp } from './build-test-app.ts'
import { type CheckoutShop, contact, openCheckoutShop } from './checkout-shop.ts'
import { noon } from './shop-content.ts'

export let shop: CheckoutShop
/** Another node of the same shop, with browsers that store cookies. */
export let door: AccountShop
export let offer: Offer

/** A shop whose customers have data in every part of it. */
export function withLivelyShop(): void {
  beforeAll(async () => {
    shop = await openCheckoutShop()
    door = accountShopOf(await buildTestApp({ databaseUrl: shop.databaseUrl }))
    const flying = (await shop.found()).filter(({ departureFlight }) => departureFlight !== null)
    offer = flying.toSorted((a, b) => b.departureDate.localeCompare(a.departureDate))[0] as Offer
    await shop.makePlenty()
  })
  afterAll(async () => {
    await door?.close()
    await shop?.close()
  })
  afterEach(() => at(noon))
}

export function at(moment: string | number) {
  for (const node of [shop, door]) node.setClock(new Date(moment).toISOString())
}
export const copyPath = `${mytui}/my-data`
let phones = 0

export async function ordered(person: Person, buyer: AccountGuest, phone = contact.phone) {
  const { key, total } = await shop.filledCart(offer)
  const { email, lastName } = person
  const buying = { ...contact, email, lastName, phone }
  await shop.call('checkout/cart/update', { key, body: { contact: buying } })
  const placed = await buyer.call(
    '/api/www/checkout/cart/shortOrder',
    { agreedTotal: total },
    { 'cart-id': key, 'idempotency-key': randomUUID() },
  )
  const number = placed.json().orderNumber as string
  await shop.call('checkout/cart/payment', {
    key,
    once: randomUUID(),
    body: { variant: 'deposit', method: { kind: 'blik', code: '777123' } },
  })
  const state = async () =>
    (await shop.call<{ state: string }>(`payment/common/${number}`, { key })).body.state
  await expect.poll(state, { timeout: 10_000 }).toBe('confirmed')
  return number
}

/** A customer with data in every part of the shop. */
export async function lively() {
  const person = { ...newPerson(), lastName: `Niezapomnianka${randomUUID().slice(0, 8).replace(/\d/g, 'x')}` }
  const browser = await customerOf(door, person)
  phones += 1
  const phone = `+4860120230${phones}`
  const number = await ordered(person, browser, phone)
  await browser.send('POST', '/api/www/wishlist', { offerCode: offer.offerCode })
  const { email, firstName, lastName } = person
  await door.services.priceAlerts.ask({
    offer,
    email,
    below: 100_00,
    locale: 'pl',
    place: '198.51.100.1',
  })
  await door.services.mail.signUp({
    list: 'newsletter',
    email,
    firstName,
    phone,
    wish: null,
    locale: 'pl',
    place: '198.51.100.1',
    wordings: { email: 'Chcę newsletter', phone: 'Możecie dzwonić' },
  } as never)
  await door.services.mail.write({
    topic: 'other',
    topicLabel: 'Inne',
    name: `${firstName} ${lastName}`,
    email,
    phone,
    reservation: null,
    message: `Dzwońcie: ${phone}`,
    locale: 'pl',
    place: '198.51.100.1',
  } as never)
  const { user_uid: uid } = await browser.userInfo()
  const reader = { customerId: uid, orders: [number] }
  const { guest } = door.services.talks
  await guest.reply(reader, number, { text: `Dzwońcie: ${phone}`, sentAs: randomUUID() })
  await guest.ask(reader, `Pytanie ${lastName}`, { text: 'Kiedy?', sentAs: randomUUID() })
  await guest.saveDraft(reader, number, `Szkic ${lastName}`)
  await shop.rows(
    `with agreement as (
       insert into account.agreements (customer_id, channel, is_given, wording, at) values ($1, 'sms', true, 'Tak', now())
     )
     update account.customers set phone = $2 where id = $1`,
    [uid, phone],
  )
  await door.services.account.saveCompanion(uid, null, {
    title: 'woman',
    firstName: 'Ola',
    lastName,
    birthDate: '2015-05-05',
    document: { type: 'passport', number: 'ZZ9876543', validUntil: '2031-01-01' },
  })
  await browser.call(copyPath)
  await door.services.myData.makeCopies()
  await door.services.mail.deliverDue()
  return { person, browser, number, phone, names: [email, lastName, phone] }
}
