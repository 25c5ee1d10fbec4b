import {
  zAvailability,
  zAvailabilityCalendar,
  zBooking,
  zCapability,
  zErrorInvalidProductId,
  zProduct,
  zSupplier,
} from '@octocloud/types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeAvailability, describeDay } from '../src/octo/describe-availability.ts'
import { capabilities } from '../src/octo/reading.ts'
import {
  confirmationOf,
  type Json,
  openTestSupplier,
  type TestSupplier,
  wishFor,
} from './open-test-supplier.ts'

let supplier: TestSupplier

beforeAll(async () => {
  supplier = await openTestSupplier()
})
afterAll(() => supplier.close())

interface Schema {
  safeParse(value: unknown): { success: boolean; error?: { issues: readonly unknown[] } }
}

const faultsOf = (schema: Schema, value: unknown): readonly unknown[] =>
  schema.safeParse(value).error?.issues ?? []

describe('answers are as the public schemas say', () => {
  test.each([
    ['', 'nothing'],
    ['octo/pricing,octo/content,octo/pickups,octo/questions', 'everything'],
  ])('GET /products with %j (%s)', async (asked) => {
    const { status, body } = await supplier.call('GET', '/products', undefined, {
      'octo-capabilities': asked,
      'accept-language': 'pl',
    })
    expect(status).toBe(200)
    expect(body).toHaveLength(supplier.products.length)
    expect(body.flatMap((product: Json) => faultsOf(zProduct, product))).toEqual([])
  })

  test('GET /supplier, /capabilities, /products/{id} and an error', async () => {
    expect(faultsOf(zSupplier, (await supplier.call('GET', '/supplier')).body)).toEqual([])
    const { body: offered } = await supplier.call('GET', '/capabilities')
    expect(offered.map(({ id }: Json) => id)).toEqual([
      'octo/pricing',
      'octo/content',
      'octo/pickups',
      'octo/questions',
    ])
    expect(offered.flatMap((one: Json) => faultsOf(zCapability, one))).toEqual([])
    const { body: product } = await supplier.call('GET', `/products/${supplier.products[0]?.id}`)
    expect(faultsOf(zProduct, product)).toEqual([])
    const { body: error } = await supplier.call('GET', '/products/nobody')
    expect(faultsOf(zErrorInvalidProductId, error)).toEqual([])
  })

  test('calendar and availability of every option of every product', () => {
    const reading = { language: 'uk', capabilities: new Set(capabilities) } as const
    const days = ['2027-01-30', '2027-07-06', '2027-07-09']
    const choices = supplier.products.flatMap((product) =>
      product.options.map((option) => ({ product, option })),
    )
    const faults = choices.flatMap((choice) => {
      const party = choice.option.units.slice(0, 1)
      return days.flatMap((day) => {
        const vacancies = supplier.supplier.vacanciesOn(choice, day)
        return [
          ...faultsOf(zAvailabilityCalendar, describeDay(choice, day, vacancies, party, reading)),
          ...vacancies.flatMap((vacancy) =>
            faultsOf(zAvailability, describeAvailability(choice, vacancy, party, reading)),
          ),
        ]
      })
    })
    expect(faults).toEqual([])
  })

  test('a booking of every kind, held, confirmed and cancelled', async () => {
    const kinds = new Map(supplier.products.map((product) => [product.kind, product]))
    expect(kinds.size).toBe(16)
    for (const product of kinds.values()) {
      const wish = await wishFor(supplier, product)
      const held = await supplier.call('POST', '/bookings', wish)
      expect([product.kind, held.body.status]).toEqual([product.kind, 'ON_HOLD'])
      const path = `/bookings/${wish.uuid}`
      const confirmed = await supplier.call('POST', `${path}/confirm`, confirmationOf(product, held.body))
      expect([product.kind, confirmed.body.status]).toEqual([
        product.kind,
        product.isInstant ? 'CONFIRMED' : 'PENDING',
      ])
      const cancelled = await supplier.call('POST', `${path}/cancel`, { reason: 'storm' })
      expect([product.kind, cancelled.body.status]).toEqual([product.kind, 'CANCELLED'])
      for (const { body } of [held, confirmed, cancelled]) expect(faultsOf(zBooking, body)).toEqual([])
    }
  })
})
