import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { cartOfFailed } from '../../app/features/checkout/checkout-address.ts'
import { servicesContext, type Visit, visitContext } from '../request/context.ts'
import type { Services } from '../request/services.ts'
import { actCheckout } from './act-checkout.ts'
import { cartsCookie } from './carts-cookie.ts'

/** A guest without the cart's key presses a button. The booking service must not be called. */
async function press(id: string, intent: string) {
  const context = new RouterContextProvider()
  context.set(servicesContext, { booking: {} } as unknown as Services)
  context.set(visitContext, { locale: 'pl' } as Visit)
  const body = new URLSearchParams({ intent, later: 'stranger@wojaz.example' })
  const request = new Request('https://wojaz.example/', { method: 'POST', body })
  return ((await actCheckout(context, request, { id, step: 'summary' })) as Response).headers.get('location')
}

test.each(['resend', 'later', 'order'])('without its key a cart does nothing: %s', async (intent) => {
  expect(await press('aB3_-xYz0912', intent)).toBe('/pz/rezerwacja/aB3_-xYz0912/summary')
})

test.each(['a\0b', 'żółw', 'x'.repeat(300)])(
  'nobody is asked for the cart %j, which cannot be',
  async (id) => {
    expect(await press(id, 'later')).toContain(`/pz/rezerwacja/${encodeURIComponent(id)}/summary`)
  },
)

const own = { id: 'aB3_-xYz0912', key: 'k'.repeat(22) }

/** A guest with the key, and a booking service with these answers. */
async function pressWithKey(intent: string, booking: object) {
  const context = new RouterContextProvider()
  const cart = { ...own, orderNumber: null, offer: null, agreedTotal: 1 }
  const open = async () => ({ ok: true, value: cart })
  context.set(servicesContext, { booking: { cart: open, update: open, ...booking } } as unknown as Services)
  context.set(visitContext, { locale: 'pl' } as Visit)
  const body = new URLSearchParams({ intent, later: 'anna@wojaz.example', terms: 'on', standardForm: 'on' })
  const headers = { cookie: cartsCookie([own]).split(';')[0] ?? '' }
  const request = new Request('https://wojaz.example/', { method: 'POST', body, headers })
  return (await actCheckout(context, request, { id: own.id, step: 'summary' })) as unknown
}

test('who has had enough links of a cart reads so at the field', async () => {
  const update = vi.fn(async (_id: string, _key: string, _part: object) => ({
    ok: false,
    refusal: { code: 'emails-used-up' },
  }))
  expect(await pressWithKey('later', { update })).toMatchObject({
    data: { faults: { later: 'emails-used-up' }, typed: { later: 'anna@wojaz.example' } },
    init: { status: 422 },
  })
  expect(update.mock.calls[0]?.[2]).toEqual({ later: { email: 'anna@wojaz.example', place: '127.0.0.1' } })
})

test('the link is sent once more for whoever has the key', async () => {
  const resendLater = vi.fn(async (..._given: string[]) => ({ ok: true, value: null }))
  const answer = (await pressWithKey('resend', { resendLater })) as Response
  expect(resendLater).toHaveBeenCalledWith(own.id, own.key, '127.0.0.1')
  expect(answer.headers.get('location')).toBe('/pz/rezerwacja/aB3_-xYz0912/summary?pozniej=1')
})

test('who has too many unpaid orders reads so, with the way to their own', async () => {
  const placeOrder = vi.fn(async (_id: string, _key: string, _wish: object) => ({
    ok: false,
    refusal: { code: 'too-many-unpaid', own: ['W402917655'] },
  }))
  expect(await pressWithKey('order', { placeOrder })).toMatchObject({
    data: { note: 'summary.tooManyUnpaid', unpaid: ['W402917655'] },
    init: { status: 422 },
  })
  expect(placeOrder.mock.calls[0]?.[2]).toMatchObject({ asker: { keys: [own.key], place: '127.0.0.1' } })
})

test('an order that cannot be taken leads to the page that says so, and back to its cart', async () => {
  const placeOrder = async () => ({ ok: false, refusal: { code: 'cart-unknown' } })
  const { headers } = (await pressWithKey('order', { placeOrder })) as Response
  const address = headers.get('location') ?? ''
  expect(address).toBe('/pz/rezerwacja/failed?koszyk=aB3_-xYz0912')
  expect(cartOfFailed(new URL(address, 'https://wojaz.example').searchParams)).toBe(own.id)
  expect(cartOfFailed(new URLSearchParams('koszyk=//evil.example'))).toBeNull()
})
