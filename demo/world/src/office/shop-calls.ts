import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { DemoGuest } from './demo-guests.ts'

interface Listed {
  readonly offerCode: string
  readonly departureDate: string
}

const consents = {
  terms: true,
  standardForm: true,
  marketingEmail: false,
  marketingSms: false,
  marketingPhone: false,
}
/** The BLIK code that the demo bank accepts. */
const blik = '777123'
/** The bank takes two seconds; a machine that is busy with its first start takes longer. */
const patienceMs = 60_000

/** Buys like a guest's browser, by the API of the running shop. */
export function shopCalls(address: string) {
  async function call<Body>(path: string, body?: object, headers: Record<string, string> = {}) {
    const answer = await fetch(`${address}/api/www/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const read = (await answer.json()) as Body
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(read)}`)
    return { body: read, cartKey: answer.headers.get('cart-id') ?? '' }
  }

  async function untilConfirmed(number: string, key: string): Promise<void> {
    const end = Date.now() + patienceMs
    while (Date.now() < end) {
      const { body } = await call<{ state: string }>(`payment/common/${number}`, undefined, {
        'cart-id': key,
      })
      if (body.state === 'confirmed') return
      await pause(500)
    }
    throw new Error(`The bank has not said yes to ${number}.`)
  }

  return {
    /** Trips for two by plane, the soonest first. */
    async trips(): Promise<readonly Listed[]> {
      const { body } = await call<{ offers: Listed[] }>('search/offers', { offerType: 'BY_PLANE' })
      return body.offers.toSorted((a, b) => a.departureDate.localeCompare(b.departureDate))
    },

    /** Returns the number; null if the offer is not available for two any more. */
    async order({ people, email, phone, city }: DemoGuest, offerCode: string): Promise<Ordered | null> {
      try {
        const opened = await call('checkout/cart/product', { offerCode }, { 'idempotency-key': randomUUID() })
        const key = { 'cart-id': opened.cartKey }
        const [{ firstName, lastName }] = people
        const place = { street: 'Lipowa 1', postalCode: '00-001', city }
        const contact = { firstName, lastName, email, phone, ...place }
        const filled = await call<{ price: { total: number } }>(
          'checkout/cart/update',
          { participants: people, contact, consents },
          key,
        )
        const placed = await call<{ orderNumber: string }>(
          'checkout/cart/shortOrder',
          { agreedTotal: filled.body.price.total },
          { ...key, 'idempotency-key': randomUUID() },
        )
        return { number: placed.body.orderNumber, key: opened.cartKey }
      } catch {
        return null
      }
    },

    async pay({ number, key }: Ordered, variant: 'full' | 'deposit'): Promise<void> {
      const method = { kind: 'blik', code: blik }
      const once = { 'cart-id': key, 'idempotency-key': randomUUID() }
      await call('checkout/cart/payment', { variant, method }, once)
      await untilConfirmed(number, key)
    },

    /** A generated scene as a guest's photo. */
    async photo(name: string): Promise<Uint8Array> {
      const answer = await fetch(`${address}/file/scenes/${name}.jpg`, { headers: { accept: 'image/jpeg' } })
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
      return new Uint8Array(await answer.arrayBuffer())
    },
  }
}

export type ShopCalls = ReturnType<typeof shopCalls>

export interface Ordered {
  readonly number: string
  /** The key of its cart. */
  readonly key: string
}
