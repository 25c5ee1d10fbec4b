import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Json, openTestSupplier, productOf, type TestSupplier } from './open-test-supplier.ts'

let supplier: TestSupplier

beforeAll(async () => {
  supplier = await openTestSupplier()
})
afterAll(() => supplier.close())

const call = (method: string, path: string, body?: object, headers?: Record<string, string>) =>
  supplier.call(method, path, body, headers)

describe('GET /products', () => {
  test.each([
    ['pl', 'pl', 'Wycieczki'],
    ['cs-CZ', 'cs', 'Výlety'],
    ['ro', 'ro', 'Excursii'],
    ['hu', 'hu', 'Kirándulások'],
    ['uk', 'uk', 'Екскурсії'],
    ['sv', 'en', 'Excursions'],
  ])('who asks for %s reads %s', async (asked, language, word) => {
    const { body, headers } = await call('GET', '/supplier', undefined, { 'accept-language': asked })
    expect(body.shortDescription).toContain(word)
    expect(headers.get('content-language')).toBe(language)
    expect(headers.get('available-languages')).toBe('pl, cs, ro, hu, uk, en')
    const product = productOf(supplier, 'day-excursion', 'GRHER')
    const one = await call('GET', `/products/${product.id}`, undefined, { 'accept-language': asked })
    expect(one.body).toMatchObject({ locale: language, title: product.title[language as 'pl'] })
  })

  test('says only what was asked for, and repeats which capabilities those are', async () => {
    const path = `/products/${productOf(supplier, 'first-dive').id}/`
    const bare = await call('GET', path, undefined, { 'octo-capabilities': 'octo/webhooks' })
    expect(bare.headers.get('octo-capabilities')).toBe('')
    expect(bare.headers.get('content-language')).toBeNull()
    for (const part of ['title', 'pricingPer', 'media']) expect(bare.body).not.toHaveProperty(part)
    for (const part of ['pickupPoints', 'questions']) expect(bare.body.options[0]).not.toHaveProperty(part)
    const whole = await call('GET', path)
    expect(whole.headers.get('octo-capabilities')).toBe(
      'octo/pricing, octo/content, octo/pickups, octo/questions',
    )
    expect(whole.body.options[0]).toMatchObject({
      pickupAvailable: true,
      pickupRequired: false,
      pickupPoints: expect.arrayContaining([
        expect.objectContaining({ id: expect.any(String), latitude: expect.any(Number) }),
      ]),
    })
    expect(whole.body.options[0].units[0].questions[0]).toEqual({
      id: 'height',
      title: 'Height',
      label: 'Height',
      shortDescription: 'in centimetres',
      description: 'in centimetres',
      required: true,
      inputType: 'number',
      selectOptions: [],
      coverImageUrl: null,
    })
  })

  test('has a drawn cover, a place on the map and the languages of the guide', async () => {
    const { body } = await call('GET', `/products/${productOf(supplier, 'day-excursion', 'GRHER').id}`)
    expect(body.media[0]).toMatchObject({
      rel: 'COVER',
      src: expect.stringMatching(
        /^http:\/\/localhost:3000\/file\/scenes\/[a-z-]+\.greek\.[a-z]+\.grherexd0\.jpg$/,
      ),
    })
    expect(body.locations[0].place).toMatchObject({ postalAddress: { addressCountry: 'GR' } })
    expect(body.options.map(({ id, commentary }: Json) => [id, commentary[0].language])).toEqual([
      ['pl', 'pl'],
      ['en', 'en'],
    ])
  })

  test('a transfer begins at the airport and ends in the resort', async () => {
    const { body } = await call('GET', `/products/${productOf(supplier, 'shared-transfer').id}`)
    expect(body.locations.map(({ types }: Json) => types)).toEqual([['START'], ['END']])
    expect(body.locations[0].title).toMatch(/^Airport \([A-Z]{3}\)/)
  })

  test('one that there is not is INVALID_PRODUCT_ID', async () => {
    const { status, body } = await call('GET', '/products/nobody')
    expect([status, body]).toEqual([
      400,
      {
        error: 'INVALID_PRODUCT_ID',
        errorMessage: 'The productId was missing or invalid',
        productId: 'nobody',
      },
    ])
  })
})

describe('POST /availability/calendar', () => {
  const range = { localDateStart: '2027-03-27', localDateEnd: '2027-04-16' }

  test('has every day of the range; those out of season or on other weekdays are closed', async () => {
    const product = productOf(supplier, 'museum', 'GRHER')
    const { body } = await call('POST', '/availability/calendar', {
      productId: product.id,
      optionId: 'standard',
      ...range,
    })
    expect(body).toHaveLength(21)
    const open = body
      .filter(({ status }: Json) => status !== 'CLOSED')
      .map(({ localDate }: Json) => localDate)
    // The season begins on 12 April, a Monday, when museums are closed.
    expect(open).toEqual(['2027-04-13', '2027-04-14', '2027-04-15', '2027-04-16'])
    expect(body[0]).toMatchObject({ available: false, vacancies: 0, unitPricingFrom: [] })
  })

  test('agrees with the availability of each day, for a party too', async () => {
    const product = productOf(supplier, 'half-day-excursion', 'ESTFS')
    const wish = {
      productId: product.id,
      optionId: 'en',
      ...range,
      units: [
        { id: 'adult', quantity: 2 },
        { id: 'child', quantity: 1 },
      ],
    }
    const days = (await call('POST', '/availability/calendar', wish)).body
    const slots = (await call('POST', '/availability', wish)).body
    expect(slots.length).toBeGreaterThan(0)
    for (const day of days) {
      const ofDay = slots.filter(({ id }: Json) => id.startsWith(day.localDate))
      expect(day.available).toBe(ofDay.some(({ available }: Json) => available))
      expect(day.vacancies).toBe(Math.max(...ofDay.map(({ vacancies }: Json) => vacancies)))
      for (const { pricing, unitPricing } of ofDay) {
        const [adult, child] = unitPricing
        expect(pricing.retail).toBe(2 * adult.retail + child.retail)
        expect(day.pricingFrom.retail).toBe(pricing.retail)
        expect([adult.currency, adult.currencyPrecision]).toEqual(['PLN', 2])
      }
    }
  })

  test('costs more in the high season', async () => {
    const product = productOf(supplier, 'day-cruise', 'GRHER')
    const adultOn = async (day: string) => {
      const wish = { productId: product.id, optionId: 'standard', localDateStart: day, localDateEnd: day }
      return (await call('POST', '/availability/calendar', wish)).body[0].unitPricingFrom[0].retail
    }
    expect(await adultOn('2027-08-10')).toBeGreaterThan(await adultOn('2027-05-11'))
  })

  test.each([
    ['BAD_REQUEST', { localDateEnd: '2027-03-01' }],
    ['BAD_REQUEST', { localDateEnd: '2029-03-01' }],
    ['BAD_REQUEST', { localDateStart: '2027-02-30' }],
    ['BAD_REQUEST', { localDateStart: undefined }],
    ['BAD_REQUEST', { currency: 'EUR' }],
    ['INVALID_PRODUCT_ID', { productId: 'nobody' }],
    ['INVALID_OPTION_ID', { optionId: undefined }],
    ['INVALID_UNIT_ID', { units: [{ id: 'dog', quantity: 1 }] }],
  ])('answers %s to %j, as /availability does', async (error, changes) => {
    const product = productOf(supplier, 'museum', 'GRHER')
    const wish = { productId: product.id, optionId: 'standard', ...range, ...changes }
    for (const path of ['/availability/calendar', '/availability']) {
      const { status, body } = await call('POST', path, wish)
      expect([path, status, body.error]).toEqual([path, 400, error])
    }
  })
})

describe('POST /availability', () => {
  test('keeps its local hour when clocks change, and is found by its id', async () => {
    const product = productOf(supplier, 'town-walk')
    const [time] = product.options[1]?.startTimes ?? []
    const wish = { productId: product.id, optionId: 'en' }
    const slots = async (day: string) =>
      (await call('POST', '/availability', { ...wish, localDateStart: day, localDateEnd: day })).body
    const [summer] = await slots('2027-10-30')
    const [winter] = await slots('2027-10-31')
    for (const slot of [summer, winter]) expect(slot.id.slice(11, 16)).toBe(time)
    expect(Date.parse(winter.id) - Date.parse(summer.id)).toBe(25 * 3_600_000)
    const found = await call('POST', '/availability', { ...wish, availabilityIds: [winter.id, 'nowhere'] })
    expect(found.body).toEqual([winter])
  })

  test('a pick-up comes before the start, point by point', async () => {
    const product = productOf(supplier, 'day-excursion', 'GRHER')
    const { body } = await call('POST', '/availability', {
      productId: product.id,
      optionId: 'en',
      localDateStart: '2027-06-01',
      localDateEnd: '2027-06-07',
    })
    expect(body[0]).toMatchObject({ pickupAvailable: true, pickupRequired: true })
    for (const { localDateTime, localDateTimeTo } of body[0].pickupPoints)
      expect([localDateTime, localDateTimeTo, body[0].id].toSorted()).toEqual([
        localDateTime,
        localDateTimeTo,
        body[0].id,
      ])
  })

  test('nothing is sold further ahead than the supplier plans', async () => {
    const product = productOf(supplier, 'museum', 'ESTFS')
    const { body } = await call('POST', '/availability', {
      productId: product.id,
      optionId: 'standard',
      localDateStart: '2028-11-01',
      localDateEnd: '2028-11-07',
    })
    expect(new Set(body.map(({ status }: Json) => status))).toEqual(new Set(['CLOSED']))
  })
})
