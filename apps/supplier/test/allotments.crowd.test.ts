import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takesPlaces } from '../src/booking.ts'
import {
  confirmationOf,
  type Json,
  openTestSupplier,
  productOf,
  type TestSupplier,
  wishFor,
} from './open-test-supplier.ts'

let supplier: TestSupplier

beforeAll(async () => {
  supplier = await openTestSupplier()
})
afterAll(() => supplier.close())

test('200 buyers at once for the last 10 places: ten have one', async () => {
  const product = productOf(supplier, 'sunset-cruise')
  const wish = await wishFor(supplier, product, { unitItems: [{ unitId: 'adult' }] })
  const { productId, optionId, availabilityId } = wish
  await supplier.control('allotments', { productId, optionId, availabilityId, places: 10 })
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => supplier.call('POST', '/bookings', { ...wish, uuid: randomUUID() })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(new Set(answers.map(({ body }) => body.error ?? body.status))).toEqual(
    new Set(['ON_HOLD', 'UNPROCESSABLE_ENTITY']),
  )
  const { body } = await supplier.call('POST', '/availability', {
    productId,
    optionId,
    availabilityIds: [availabilityId],
  })
  expect(body[0]).toMatchObject({ status: 'SOLD_OUT', available: false, vacancies: 0, capacity: 10 })
})

type Step =
  | { readonly act: 'hold'; readonly units: readonly string[] }
  | { readonly act: 'confirm' | 'cancel' | 'patch'; readonly which: number }
  | { readonly act: 'wait'; readonly minutes: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('hold' as const),
      units: fc.array(fc.constantFrom('adult', 'family', 'senior'), { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constantFrom('confirm', 'cancel', 'patch'), which: fc.nat(9) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('wait' as const), minutes: fc.nat(40) }) },
)

test('whatever resellers do at once, places are never sold twice', { timeout: 120_000 }, async () => {
  const product = productOf(supplier, 'town-walk')
  const model = await wishFor(supplier, product)
  const slot = { productId: model.productId, optionId: model.optionId, availabilityId: model.availabilityId }
  const ofSlot = () =>
    supplier.supplier
      .all()
      .filter(
        (booking) => booking.availabilityId === slot.availabilityId && booking.productId === slot.productId,
      )
  await fc.assert(
    fc.asyncProperty(
      fc.nat(30),
      fc.array(fc.array(step, { maxLength: 6 }), { maxLength: 4 }),
      async (places, rounds) => {
        for (const { uuid, status } of ofSlot())
          if (takesPlaces(status)) await supplier.call('POST', `/bookings/${uuid}/cancel`, { force: true })
        await supplier.control('allotments', { ...slot, places })
        const held: Json[] = []
        for (const round of rounds) {
          const answers = await Promise.all(round.map((one) => take(one, held)))
          held.push(...answers.filter((answer) => answer?.status === 'ON_HOLD'))
          const taken = ofSlot().filter(({ status }) => takesPlaces(status))
          expect(taken.reduce((sum, booking) => sum + booking.places, 0)).toBeLessThanOrEqual(places)
        }
      },
    ),
    { numRuns: 25, seed: 26 },
  )

  async function take(one: Step, held: readonly Json[]): Promise<Json> {
    if (one.act === 'wait') return supplier.passes(one.minutes * 60)
    if (one.act === 'hold') {
      const unitItems = one.units.map((unitId) => ({ unitId }))
      return (await supplier.call('POST', '/bookings', { ...slot, uuid: randomUUID(), unitItems })).body
    }
    const booking = held[one.which]
    if (!booking) return null
    const path = `/bookings/${booking.uuid}`
    if (one.act === 'cancel') await supplier.call('POST', `${path}/cancel`, {})
    if (one.act === 'confirm')
      await supplier.call('POST', `${path}/confirm`, confirmationOf(product, booking))
    if (one.act === 'patch')
      await supplier.call('PATCH', path, { unitItems: [{ unitId: 'family' }, { unitId: 'adult' }] })
    return null
  }
})
