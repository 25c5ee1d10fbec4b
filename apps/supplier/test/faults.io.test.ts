import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  confirmationOf,
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

const fail = (faults: object) => supplier.control('faults', faults)
const statusOf = async (uuid: string) => (await supplier.call('GET', `/bookings/${uuid}`)).body.status

describe('POST /_control/faults', () => {
  test('error: 503, nothing is done, and well again after so many calls', async () => {
    const wish = await wishFor(supplier, productOf(supplier, 'museum'))
    await fail({ kind: 'error', times: 2 })
    for (const _ of [1, 2]) expect((await supplier.call('POST', '/bookings', wish)).status).toBe(503)
    expect((await supplier.call('GET', `/bookings/${wish.uuid}`)).body.error).toBe('INVALID_BOOKING_UUID')
    expect((await supplier.call('POST', '/bookings', wish)).status).toBe(200)
  })

  test('absent: hangs up and does nothing', async () => {
    const wish = await wishFor(supplier, productOf(supplier, 'museum'))
    await fail({ kind: 'absent', times: 1 })
    await expect(supplier.call('POST', '/bookings', wish)).rejects.toThrow()
    expect((await supplier.call('GET', `/bookings/${wish.uuid}`)).body.error).toBe('INVALID_BOOKING_UUID')
  })

  test('cut: does what was asked and hides the answer; asked again it is the same booking', async () => {
    const product = productOf(supplier, 'museum')
    const wish = await wishFor(supplier, product)
    await fail({ kind: 'cut', calls: 'hold', times: 1 })
    await expect(supplier.call('POST', '/bookings', wish)).rejects.toThrow()
    expect(await statusOf(wish.uuid)).toBe('ON_HOLD')
    const { body } = await supplier.call('POST', '/bookings', wish)
    await fail({ kind: 'cut', calls: 'confirm', times: 1 })
    const words = confirmationOf(product, body)
    await expect(supplier.call('POST', `/bookings/${wish.uuid}/confirm`, words)).rejects.toThrow()
    expect(await statusOf(wish.uuid)).toBe('CONFIRMED')
    const again = await supplier.call('POST', `/bookings/${wish.uuid}/confirm`, words)
    expect(again.body.status).toBe('CONFIRMED')
    expect(supplier.supplier.all()).toHaveLength(1)
  })

  test('delay: does what was asked and answers too late for whoever does not wait', async () => {
    const wish = await wishFor(supplier, productOf(supplier, 'museum'))
    expect((await fail({ kind: 'delay', calls: 'hold', times: 1 })).body.delayMs).toBe(30_000)
    const gone = new AbortController()
    const late = fetch(`${supplier.url}/bookings`, {
      method: 'POST',
      headers: { authorization: `Bearer ${supplier.settings.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(wish),
      signal: gone.signal,
    }).catch(() => 'gone')
    await expect.poll(() => supplier.supplier.all().length).toBe(1)
    gone.abort()
    expect(await late).toBe('gone')
    expect(await statusOf(wish.uuid)).toBe('ON_HOLD')
  })

  test('after: so many calls go well before', async () => {
    await fail({ kind: 'error', calls: 'products', after: 1, times: 1 })
    const product = `/products/${productOf(supplier, 'museum').id}`
    const statuses: number[] = []
    for (const _ of [1, 2, 3]) statuses.push((await supplier.call('GET', product)).status)
    expect(statuses).toEqual([200, 503, 200])
  })

  test('reject: takes no bookings and says no to those on request', async () => {
    const product = productOf(supplier, 'two-dives')
    const wish = await wishFor(supplier, product)
    const { body } = await supplier.call('POST', '/bookings', wish)
    await supplier.call('POST', `/bookings/${wish.uuid}/confirm`, confirmationOf(product, body))
    await fail({ kind: 'reject' })
    const other = await supplier.call('POST', '/bookings', await wishFor(supplier, product))
    expect([other.status, other.body.error]).toEqual([400, 'UNPROCESSABLE_ENTITY'])
    supplier.passes(60)
    expect(await statusOf(wish.uuid)).toBe('REJECTED')
  })

  test('a fault that there is not is refused', async () => {
    expect((await fail({ kind: 'earthquake' })).body.error).toBe('BAD_REQUEST')
  })
})

test('without SUPPLIER_CONTROL nobody reaches the faults', async () => {
  const closed = await openTestSupplier({ hasControl: false })
  expect((await closed.control('faults', { kind: 'error' })).body.error).toBe('NOT_FOUND')
  expect((await closed.call('GET', '/_control')).status).toBe(404)
  await closed.close()
})
