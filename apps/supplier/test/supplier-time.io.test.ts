import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '../src/catalogue/product.ts'
import {
  confirmationOf,
  type Json,
  openTestSupplier,
  productOf,
  type TestSupplier,
  wishFor,
} from './open-test-supplier.ts'

let supplier: TestSupplier

beforeEach(async () => {
  supplier = await openTestSupplier()
})
afterEach(() => supplier.close())

const call = (method: string, path: string, body?: object) => supplier.call(method, path, body)

async function held(product: Product, changes: object = {}) {
  const wish = await wishFor(supplier, product, changes)
  const { body } = await call('POST', '/bookings', wish)
  return { wish, body, path: `/bookings/${wish.uuid}` }
}

async function confirmed(product: Product) {
  const booking = await held(product)
  const { body } = await call('POST', `${booking.path}/confirm`, confirmationOf(product, booking.body))
  return { ...booking, body }
}

const lookAt = async (path: string) => (await call('GET', path)).body
const errorOf = ({ body }: { body: Json }) => body.error

describe('a hold', () => {
  test('runs out by itself, gives its places back and can be had no more', async () => {
    const product = productOf(supplier, 'sunset-cruise')
    const { wish, path, body } = await held(product, { expirationMinutes: 10 })
    supplier.passes(599)
    expect((await lookAt(path)).status).toBe('ON_HOLD')
    supplier.passes(1)
    expect(await lookAt(path)).toMatchObject({ status: 'EXPIRED', utcExpiresAt: null, cancellable: false })
    const words = confirmationOf(product, body)
    expect(errorOf(await call('POST', `${path}/confirm`, words))).toBe('INVALID_BOOKING_UUID')
    expect(errorOf(await call('POST', `${path}/extend`, {}))).toBe('INVALID_BOOKING_UUID')
    expect(errorOf(await call('POST', `${path}/cancel`, {}))).toBe('UNPROCESSABLE_ENTITY')
    const slot = {
      productId: wish.productId,
      optionId: wish.optionId,
      availabilityIds: [wish.availabilityId],
    }
    const [after] = (await call('POST', '/availability', slot)).body
    expect(after.vacancies).toBe(body.availability.vacancies + 2)
  })

  test('lasts longer when it is extended, an hour at most', async () => {
    const { path } = await held(productOf(supplier, 'sunset-cruise'))
    supplier.passes(20 * 60)
    const { body } = await call('POST', `${path}/extend`, { expirationMinutes: 15 })
    expect(body.utcExpiresAt).toBe('2026-11-15T12:35:00.000Z')
    const long = await call('POST', `${path}/extend`, { expirationMinutes: 600 })
    expect(long.body.utcExpiresAt).toBe('2026-11-15T13:20:00.000Z')
  })

  test('is let go at once, by POST …/cancel and by DELETE, and again without harm', async () => {
    const product = productOf(supplier, 'museum')
    const first = await held(product)
    const { body } = await call('POST', `${first.path}/cancel`)
    expect(body).toMatchObject({ status: 'CANCELLED', cancellation: { refund: 'FULL', reason: null } })
    expect((await call('POST', `${first.path}/cancel`, {})).body).toEqual(body)
    const second = await held(product)
    const { body: gone } = await supplier.call('DELETE', second.path, undefined, {
      'content-type': 'application/json',
    })
    expect(gone.status).toBe('CANCELLED')
  })
})

describe('a booking on request', () => {
  test('waits for the supplier’s word, which comes by itself', async () => {
    const { body, path } = await confirmed(productOf(supplier, 'two-dives'))
    expect(body).toMatchObject({ status: 'PENDING', utcConfirmedAt: null, voucher: null })
    supplier.passes(59)
    expect((await lookAt(path)).status).toBe('PENDING')
    supplier.passes(1)
    expect(['CONFIRMED', 'REJECTED']).toContain((await lookAt(path)).status)
  })

  test.each([
    ['00000000-0000-4000-8000-000000000001', 'REJECTED'],
    ['00000000-0000-4000-8000-000000000002', 'CONFIRMED'],
  ])('its uuid decides: %s is %s', async (uuid, status) => {
    const product = productOf(supplier, 'private-transfer')
    const { body, path } = await held(product, { uuid })
    await call('POST', `${path}/confirm`, confirmationOf(product, body))
    supplier.passes(60)
    expect((await lookAt(path)).status).toBe(status)
  })

  test.each([
    ['confirm', 'CONFIRMED'],
    ['reject', 'REJECTED'],
    ['cancel', 'CANCELLED'],
  ])('a person may %s it before', async (verb, status) => {
    const { path } = await confirmed(productOf(supplier, 'two-dives'))
    expect((await supplier.control(`${path.slice(1)}/${verb}`)).status).toBe(204)
    expect((await lookAt(path)).status).toBe(status)
    supplier.passes(600)
    expect((await lookAt(path)).status).toBe(status)
  })

  test('costs one price for the whole car, and the car is never sold out', async () => {
    const { body } = await held(productOf(supplier, 'private-transfer'))
    expect(body.product.pricingPer).toBe('BOOKING')
    expect(body.pricing.retail).toBeGreaterThan(0)
    expect(body.unitItems.map(({ pricing }: Json) => pricing.retail)).toEqual([0, 0])
    expect(body.availability).toMatchObject({ status: 'FREESALE', vacancies: null })
  })
})

describe('a confirmed booking', () => {
  test('is cancelled for free until the cut-off of its local start', async () => {
    const product = productOf(supplier, 'day-excursion', 'GRHER')
    const { body, path } = await confirmed(product)
    const { amount, unit } = product.options[0]?.cancellation ?? { amount: 0, unit: 'hour' }
    const cutoff =
      Date.parse(body.availability.localDateTimeStart) - amount * (unit === 'day' ? 24 : 1) * 3_600_000
    supplier.goTo(new Date(cutoff - 1).toISOString())
    expect((await lookAt(path)).cancellable).toBe(true)
    supplier.goTo(new Date(cutoff).toISOString())
    expect((await lookAt(path)).cancellable).toBe(false)
    expect(errorOf(await call('POST', `${path}/cancel`, { reason: 'ill' }))).toBe('UNPROCESSABLE_ENTITY')
    const { body: forced } = await call('POST', `${path}/cancel`, { reason: 'ill', force: true })
    expect(forced.cancellation).toMatchObject({ refund: 'NONE', reason: 'ill' })
  })

  test('is refunded in full when the supplier calls it off', async () => {
    const { path } = await confirmed(productOf(supplier, 'day-cruise'))
    await supplier.control(`${path.slice(1)}/cancel`)
    expect(await lookAt(path)).toMatchObject({
      status: 'CANCELLED',
      voucher: null,
      cancellation: { refund: 'FULL' },
    })
    expect((await supplier.control(`${path.slice(1)}/cancel`)).status).toBe(400)
  })

  test('is known after a restart as it was answered, and holds run out meanwhile', async () => {
    const { path } = await confirmed(productOf(supplier, 'day-cruise'))
    const hold = await held(productOf(supplier, 'day-cruise'))
    const before = await lookAt(path)
    await supplier.restart()
    expect(await lookAt(path)).toEqual(before)
    expect(await lookAt(hold.path)).toEqual(hold.body)
    supplier.passes(30 * 60)
    expect((await lookAt(hold.path)).status).toBe('EXPIRED')
  })
})
