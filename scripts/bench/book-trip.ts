import { randomUUID } from 'node:crypto'
import type { ListedOffer } from './listed-offers.ts'

interface OrderState {
  readonly orderNumber: string
  readonly state: string
}

const pauseMs = 20

/**
 * One guest from the offer to the confirmed order, with the same calls as a browser; the time of each call is recorded by name.
 */
export async function bookTrip(
  siteUrl: string,
  { offerCode }: Pick<ListedOffer, 'offerCode'>,
  note: (call: string, ms: number) => void,
): Promise<{ outcome: 'confirmed' | 'sold-out'; orderNumber?: string }> {
  let key = 'undefined'
  async function call<Answer>(path: string, body?: object): Promise<{ status: number; answer: Answer }> {
    const begun = performance.now()
    const response = await fetch(`${siteUrl}/api/www/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'cart-id': key,
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = (await response.json()) as Answer
    note(`${body ? 'POST' : 'GET'} ${path.replace(/W\d{9}$/, '{number}')}`, performance.now() - begun)
    if (response.status !== 200 && response.status !== 409)
      throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`)
    key = response.headers.get('cart-id') ?? key
    return { status: response.status, answer }
  }

  const opened = await call<{ offer?: unknown }>('checkout/cart/product', { offerCode })
  if (opened.status !== 200) return { outcome: 'sold-out' }
  await call('checkout/cart/product')
  await call('checkout/cart/upsell')
  const filled = await call<{ price: { total: number } | null }>('checkout/cart/update', whoTravels)
  const { price } = filled.answer
  if (filled.status !== 200 || !price) return { outcome: 'sold-out' }
  await call('checkout/cart/price')
  const placed = await call<OrderState>('checkout/cart/shortOrder', { agreedTotal: price.total })
  if (placed.status !== 200) return { outcome: 'sold-out' }
  const { orderNumber } = placed.answer
  await call('checkout/cart/payment', { variant: 'full', method: { kind: 'blik', code: '777123' } })
  while ((await call<OrderState>(`payment/common/${orderNumber}`)).answer.state !== 'confirmed')
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  return { outcome: 'confirmed', orderNumber }
}

const person = (firstName: string, title: 'woman' | 'man') => ({
  firstName,
  lastName: 'Żółcińska',
  birthDate: '1985-03-04',
  title,
})

export const buyer = { firstName: 'Anna', lastName: 'Żółcińska', email: 'anna@example.com' }

const whoTravels = {
  participants: [person('Anna', 'woman'), person('Piotr', 'man')],
  contact: {
    ...buyer,
    phone: '+48600100200',
    street: 'Długa 1',
    postalCode: '00-001',
    city: 'Warszawa',
  },
  consents: {
    terms: true,
    standardForm: true,
    marketingEmail: false,
    marketingSms: false,
    marketingPhone: false,
  },
}
