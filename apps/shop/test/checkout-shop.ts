import { randomUUID } from 'node:crypto'
import { partyMembers } from '@wojaz/booking'
import { copyCart, newCart, type RunningBank, startBank } from '@wojaz/booking/testing'
import { freePort } from '@wojaz/database/testing'
import type { Offer, OfferOccupancy } from '@wojaz/offers'
import { defaultSearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { buildTestApp } from './build-test-app.ts'
import { openOnce, testInShop } from './shared-shop.ts'
import { stockedDatabase } from './shop-database.ts'

export type CheckoutShop = Awaited<ReturnType<typeof openCheckoutShop>>
export interface Answer<Body> {
  readonly status: number
  readonly body: Body
  readonly cartKey: string | undefined
}

export const contact = {
  firstName: 'Zofia',
  lastName: 'Żółć',
  email: 'zofia@example.com',
  phone: '+48600100200',
  street: 'Długa 1',
  postalCode: '00-001',
  city: 'Łódź',
}
const consents = {
  terms: true,
  standardForm: true,
  marketingEmail: false,
  marketingSms: false,
  marketingPhone: false,
}

/** A shop with trips on sale and a real bank that can call its webhook. */
export async function openCheckoutShop(settings: Record<string, string> = {}) {
  const database = await stockedDatabase()
  const bank: RunningBank = await startBank()
  const port = await freePort()
  const { url, posId, clientId, clientSecret, secondKey } = bank.settings
  const env = {
    SITE_URL: `http://127.0.0.1:${port}`,
    PAYU_URL: url,
    PAYU_POS_ID: posId,
    PAYU_CLIENT_ID: clientId,
    PAYU_CLIENT_SECRET: clientSecret,
    PAYU_SECOND_KEY: secondKey,
    ...p24Env(bank),
    ...settings,
  }
  const shop = await buildTestApp({ databaseUrl: database.url, env })
  await shop.app.listen({ port, host: '127.0.0.1' })
  const { offers } = shop.services

  async function call<Body>(
    path: string,
    { key, body, once }: { key?: string; body?: object; once?: string } = {},
  ): Promise<Answer<Body>> {
    const { statusCode, headers, payload } = await shop.app.inject({
      method: body ? 'POST' : 'GET',
      url: `/api/www/${path}`,
      headers: { 'cart-id': key ?? 'undefined', ...(once && { 'idempotency-key': once }) },
      ...(body && { payload: body }),
    })
    const type = String(headers['content-type'])
    const answer = type.includes('json') ? JSON.parse(payload) : payload
    return { status: statusCode, body: answer, cartKey: headers['cart-id'] as string | undefined }
  }

  /** Fills in all travellers and the contact. */
  const fill = ({ key }: { key: string }, offer: Offer) =>
    call<{ price: { total: number } }>('checkout/cart/update', {
      key,
      body: { participants: peopleOf(offer.occupancies), contact, consents },
    })

  return {
    ...shop,
    bank,
    call,
    fill,
    /** The same over HTTP. */
    async overHttp<Body>(
      path: string,
      { key = 'undefined', body, once }: { key?: string; body?: object; once?: string } = {},
    ) {
      const answer = await fetch(`${env.SITE_URL}/api/www/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          'cart-id': key,
          'content-type': 'application/json',
          ...(once && { 'idempotency-key': once }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body }
    },
    async found(pageSize = 100): Promise<readonly Offer[]> {
      const search = await offers.search(toOfferSearchRequest(defaultSearchState, { pageSize }), 'pl')
      if (!search.ok) throw new Error(search.refusal.code)
      return search.value.offers
    },
    /** A complete cart and its price. */
    async filledCart(offer: Offer): Promise<{ key: string; total: number; id: string }> {
      const opened = await call<{ id: string }>('checkout/cart/product', {
        body: { offerCode: offer.offerCode },
        once: randomUUID(),
      })
      const key = opened.cartKey ?? ''
      const filled = await fill({ key }, offer)
      if (filled.status !== 200) throw new Error(JSON.stringify(filled.body))
      return { key, total: filled.body.price.total, id: opened.body.id }
    },
    /** Copies of this cart, each with its own key. */
    async copies({ id, total }: { id: string; total: number }, count: number) {
      const carts = Array.from({ length: count }, () => ({ ...newCart(), total }))
      await copyCart(shop.services.database.pool, id, carts)
      return carts
    },
    order: (key: string, agreedTotal: number, once: string = randomUUID()) =>
      call<{ orderNumber: string; code?: string }>('checkout/cart/shortOrder', {
        key,
        body: { agreedTotal },
        once,
      }),
    /** Sets so many seats on every flight and rooms in every night that nothing is sold out. */
    async makePlenty(places = 5_000) {
      const { pool } = shop.services.database
      await pool.query('update offers.flight_cabins set seats = $1', [places])
      await pool.query('update offers.room_types set allotment = $1', [places])
      await pool.query('update offers.allotments set rooms = $1', [places])
    },
    rows: async <Row extends object>(sql: string, values: unknown[] = []) =>
      (await shop.services.database.pool.query<Row>(sql, values)).rows,
    async close() {
      await shop.close()
      await bank.stop()
      await database.drop()
    },
  }
}

/** The one shop with a bank of a worker's tests: nothing is sold out there, unless a test does it on a flight of its own. */
export const sharedCheckout = openOnce(async () => {
  const shop = await openCheckoutShop()
  const trips = await shop.found()
  await shop.makePlenty()
  return { ...shop, trips }
})

export const checkoutTest = testInShop(sharedCheckout)

function p24Env({ p24 }: RunningBank) {
  const { url, merchantId, posId, apiKey, crc } = p24
  return {
    P24_URL: url,
    P24_MERCHANT_ID: String(merchantId),
    P24_POS_ID: String(posId),
    P24_API_KEY: apiKey,
    P24_CRC: crc,
  }
}

function peopleOf(occupancies: readonly OfferOccupancy[]) {
  return partyMembers(occupancies).map(({ person, birthDate }) => ({
    firstName: `Osoba${'abcdefgh'[person]}`,
    lastName: 'Żółć',
    birthDate: birthDate ?? '1988-02-29',
    title: 'woman' as const,
  }))
}
