import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ask,
  confirmationOf,
  contact,
  everyCapability,
  type Json,
  openSlots,
  openTestSupplier,
  productOf,
  type TestSupplier,
  token,
  wishFor,
} from './open-test-supplier.ts'

let supplier: TestSupplier

beforeAll(async () => {
  supplier = await openTestSupplier()
})
afterAll(() => supplier.close())

const call = (method: string, path: string, body?: object) => supplier.call(method, path, body)
const hold = (wish: object) => call('POST', '/bookings', wish)
const vacanciesOf = async ({ productId, optionId, availabilityId }: Json) => {
  const availabilityIds = [availabilityId]
  const { body } = await call('POST', '/availability', { productId, optionId, availabilityIds })
  return body[0].vacancies
}

describe('POST /bookings', () => {
  test('takes places from everybody else, once, however often the same uuid is said', async () => {
    const wish = await wishFor(supplier, productOf(supplier, 'sunset-cruise'))
    const before = await vacanciesOf(wish)
    const { status, body } = await hold(wish)
    expect([status, body.status, body.uuid]).toEqual([200, 'ON_HOLD', wish.uuid])
    expect(body.utcExpiresAt).toBe('2026-11-15T12:30:00.000Z')
    expect(body.pricing.retail).toBe(
      body.unitItems.reduce((sum: number, item: Json) => sum + item.pricing.retail, 0),
    )
    const again = await hold(wish)
    expect(again.body).toEqual(body)
    expect(await vacanciesOf(wish)).toBe(before - 2)
  })

  test('a uuid that means another booking is refused', async () => {
    const wish = await wishFor(supplier, productOf(supplier, 'sunset-cruise'))
    await hold(wish)
    const { status, body } = await hold({ ...wish, unitItems: [{ unitId: 'adult' }] })
    expect([status, body.error, body.uuid]).toEqual([400, 'INVALID_BOOKING_UUID', wish.uuid])
  })

  test.each([
    ['INVALID_PRODUCT_ID', { productId: 'nobody' }],
    ['INVALID_PRODUCT_ID', { productId: undefined }],
    ['INVALID_OPTION_ID', { optionId: 'nobody' }],
    ['INVALID_AVAILABILITY_ID', { availabilityId: '2027-06-01T03:17:00+02:00' }],
    ['INVALID_AVAILABILITY_ID', { availabilityId: 'tomorrow' }],
    ['INVALID_UNIT_ID', { unitItems: [{ unitId: 'dog' }] }],
    ['BAD_REQUEST', { unitItems: [] }],
    ['BAD_REQUEST', { uuid: 'mine' }],
    ['BAD_REQUEST', { currency: 'XYZ' }],
    ['BAD_REQUEST', { contact: { emailAddress: 'nowhere' } }],
    ['UNPROCESSABLE_ENTITY', { unitItems: [{ unitId: 'child' }] }],
    ['UNPROCESSABLE_ENTITY', { unitItems: Array.from({ length: 13 }, () => ({ unitId: 'adult' })) }],
    ['UNPROCESSABLE_ENTITY', { pickupPointId: 'the-moon' }],
  ])('answers %s to %j and takes no place', async (error, changes) => {
    const wish = await wishFor(supplier, productOf(supplier, 'day-cruise', 'GRHER'))
    const before = await vacanciesOf(wish)
    const answer = await hold({ ...wish, ...changes })
    expect([answer.status, answer.body.error]).toEqual([400, error])
    expect(await vacanciesOf(wish)).toBe(before)
  })

  test('a time that is over, or nearly so, is not sold', async () => {
    const product = productOf(supplier, 'day-cruise', 'ESTFS')
    const [slot] = await openSlots(supplier, product, ['2026-11-16', '2026-12-10'])
    const late = await openTestSupplier()
    late.goTo(new Date(Date.parse(slot.utcCutoffAt)).toISOString())
    const wish = {
      productId: product.id,
      optionId: 'standard',
      availabilityId: slot.id,
      unitItems: [{ unitId: 'adult' }],
    }
    const { body } = await late.call('POST', '/bookings', wish)
    expect(body.error).toBe('UNPROCESSABLE_ENTITY')
    await late.close()
  })
})

describe('POST /bookings/{uuid}/confirm', () => {
  test('gives a code to whoever has said all that was asked, and the same code when asked again', async () => {
    const product = productOf(supplier, 'day-excursion', 'GRHER')
    const wish = await wishFor(supplier, product)
    const held = await hold(wish)
    expect(held.body.voucher).toBeNull()
    const words = confirmationOf(product, held.body)
    const { body } = await call('POST', `/bookings/${wish.uuid}/confirm`, words)
    expect(body).toMatchObject({
      status: 'CONFIRMED',
      resellerReference: 'W402917652',
      utcConfirmedAt: '2026-11-15T12:00:00.000Z',
      utcExpiresAt: null,
      contact: { fullName: 'Anna Żółć', emailAddress: 'anna@example.com' },
      pickupPointId: 'GRHER-P1',
      pickupHotel: 'Hotel Delfin, 214',
      voucher: { deliveryOptions: [{ deliveryFormat: 'QRCODE' }, { deliveryFormat: 'CODE128' }] },
    })
    expect(body.pickupPoint.localDateTime < body.availability.localDateTimeStart).toBe(true)
    const again = await call('POST', `/bookings/${wish.uuid}/confirm`, words)
    expect(again.body).toEqual(body)
  })

  test('gives everybody a ticket of their own where tickets are checked at a door', async () => {
    const product = productOf(supplier, 'museum', 'GRHER')
    const wish = await wishFor(supplier, product, { unitItems: [{ unitId: 'family' }, { unitId: 'senior' }] })
    const held = await hold(wish)
    const { body } = await call('POST', `/bookings/${wish.uuid}/confirm`, confirmationOf(product, held.body))
    expect(body.voucher).toBeNull()
    const codes = body.unitItems.map(({ ticket }: Json) => ticket.deliveryOptions[0].deliveryValue)
    expect(new Set(codes).size).toBe(2)
    expect(body.availability.allDay).toBe(true)
  })

  test.each([
    ['contact.firstName', { contact: {} }],
    ['contact.phoneNumber', { contact: { ...contact, phoneNumber: null } }],
    ['pickupPointId', { pickupPointId: undefined }],
  ])('says that %s is missing', async (field, changes) => {
    const product = productOf(supplier, 'day-excursion', 'GRHER')
    const wish = await wishFor(supplier, product)
    const held = await hold(wish)
    const words = { ...confirmationOf(product, held.body), ...changes }
    const { status, body } = await call('POST', `/bookings/${wish.uuid}/confirm`, words)
    expect([status, body.error]).toEqual([400, 'UNPROCESSABLE_ENTITY'])
    expect(body.errorMessage).toContain(field)
  })

  test.each([
    ['height', '17'],
    ['height', 'tall'],
    ['weight', ''],
  ])('a diver’s %s is not %j', async (questionId, value) => {
    const product = productOf(supplier, 'first-dive')
    const wish = await wishFor(supplier, product, { unitItems: [{ unitId: 'adult' }] })
    const held = await hold(wish)
    const words = confirmationOf(product, held.body)
    const others = words.unitItems[0].questionAnswers.filter((one: Json) => one.questionId !== questionId)
    words.unitItems[0].questionAnswers = [...others, { questionId, value }]
    const { body } = await call('POST', `/bookings/${wish.uuid}/confirm`, words)
    expect(body.errorMessage).toContain(`'${questionId}'`)
  })
})

describe('PATCH /bookings/{uuid}', () => {
  test('moves held places to another time, and gives the first back', async () => {
    const product = productOf(supplier, 'town-walk')
    const wish = await wishFor(supplier, product)
    await hold(wish)
    const after = await vacanciesOf(wish)
    const other = (await openSlots(supplier, product))[1]
    const { body } = await call('PATCH', `/bookings/${wish.uuid}`, {
      availabilityId: other.id,
      unitItems: [{ unitId: 'adult' }, { unitId: 'senior' }, { unitId: 'infant' }],
      notes: 'pushchair',
    })
    expect([body.availabilityId, body.unitItems.length, body.notes]).toEqual([other.id, 3, 'pushchair'])
    expect(await vacanciesOf(wish)).toBe(after + 2)
    expect(await vacanciesOf({ ...wish, availabilityId: other.id })).toBe(other.vacancies - 3)
  })

  test('a confirmed booking gets another name, but no other places', async () => {
    const product = productOf(supplier, 'sunset-cruise')
    const wish = await wishFor(supplier, product)
    const held = await hold(wish)
    await call('POST', `/bookings/${wish.uuid}/confirm`, confirmationOf(product, held.body))
    const renamed = await call('PATCH', `/bookings/${wish.uuid}`, { contact: { firstName: 'Ewa' } })
    expect(renamed.body.contact).toMatchObject({ firstName: 'Ewa', lastName: 'Żółć' })
    const [, other] = await openSlots(supplier, product)
    const moved = await call('PATCH', `/bookings/${wish.uuid}`, { availabilityId: other.id })
    expect(moved.body.error).toBe('UNPROCESSABLE_ENTITY')
  })
})

describe('GET /bookings', () => {
  test('finds by the reseller’s or the supplier’s reference, and by nothing else', async () => {
    const resellerReference = `W-${randomUUID()}`
    const wish = await wishFor(supplier, productOf(supplier, 'museum'), { resellerReference })
    const { body: held } = await hold(wish)
    const uuids = async (query: string) =>
      (await call('GET', `/bookings?${query}`)).body.map(({ uuid }: Json) => uuid)
    expect(await uuids(`resellerReference=${resellerReference}`)).toEqual([wish.uuid])
    expect(await uuids(`supplierReference=${held.supplierReference}`)).toEqual([wish.uuid])
    expect(await uuids('resellerReference=nobody')).toEqual([])
    expect((await call('GET', '/bookings')).body.error).toBe('BAD_REQUEST')
  })

  test('one that nobody has made is INVALID_BOOKING_UUID, whatever is asked of it', async () => {
    const path = `/bookings/${randomUUID()}`
    for (const [method, address] of [
      ['GET', path],
      ['PATCH', path],
      ['DELETE', path],
      ['POST', `${path}/confirm`],
      ['POST', `${path}/extend`],
      ['POST', `${path}/cancel`],
    ] as const) {
      const { status, body } = await call(method, address, method === 'GET' ? undefined : {})
      expect([method, address, status, body.error]).toEqual([method, address, 400, 'INVALID_BOOKING_UUID'])
    }
  })

  test('nothing is told to who has no token, or another', async () => {
    const said = async (authorization: string) => {
      const { status, body } = await ask(supplier.url, 'GET', '/products', undefined, { authorization })
      return [status, body.error]
    }
    expect(await said('')).toEqual([401, 'UNAUTHORIZED'])
    expect(await said(`Bearer ${token}x`)).toEqual([403, 'FORBIDDEN'])
  })

  test('what cannot be read is BAD_REQUEST, what is not there NOT_FOUND', async () => {
    const answer = await fetch(`${supplier.url}/bookings`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...everyCapability, 'content-type': 'application/json' },
      body: '{"uuid":',
    })
    expect([answer.status, ((await answer.json()) as Json).error]).toEqual([400, 'BAD_REQUEST'])
    expect((await call('GET', '/orders')).body.error).toBe('NOT_FOUND')
  })
})
