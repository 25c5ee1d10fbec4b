import type { Locale } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { makeProduct, makeProductOption, makeUnit } from '../../test/make-product.ts'
import { meetingPointIn } from '../rules/meeting-point.ts'
import { attractionOf } from './octo-attraction.ts'
import { productShape } from './octo-shapes.ts'

const read = (changes: Record<string, unknown> = {}, locale: Locale = 'pl') =>
  attractionOf(new Map([[locale, productShape.parse(makeProduct(changes))]]))

test('a product of OCTO is an attraction in our words', () => {
  expect(read()).toMatchObject({
    productId: 'p1',
    at: { latitude: 36.451, longitude: 28.226 },
    categories: ['boat-tours', 'romantic'],
    languages: ['pl', 'en'],
    duration: { from: 120, to: null },
    timeZone: 'Europe/Athens',
    meetingPoint: {
      name: 'Port Mandraki',
      address: 'Akti 1, 85100 Rodos, GR',
      directions: 'Przy wiatrakach',
    },
    isAccessible: true,
    isConfirmedAtOnce: true,
    visit: 'start-time',
    priceFrom: 12_900,
  })
})

test('where to meet is said in every language that the supplier speaks', () => {
  const product = (title: string) =>
    productShape.parse(
      makeProduct({ locations: [{ title, types: ['START'], shortDescription: '', place: null }] }),
    )
  const { meetingPoint } = attractionOf(
    new Map([
      ['pl', product('Port')],
      ['cs', product('Přístav')],
    ] as const),
  )
  const said = (locale: Locale) => meetingPoint && meetingPointIn(meetingPoint, locale).name
  expect([said('pl'), said('cs'), said('hu')]).toEqual(['Port', 'Přístav', 'Port'])
})

test('what was bought before it was said in other languages is read as it was written', () => {
  const point = { name: 'Port', address: 'Akti 1', directions: 'Przy latarni', at: null }
  expect(meetingPointIn(point, 'uk')).toEqual(point)
})

test('included, excluded, highlights and what is good to know', () => {
  expect(read().texts.pl).toMatchObject({
    included: ['Kieliszek wina'],
    excluded: ['Kolacja'],
    highlights: ['Zachód słońca'],
    goodToKnow: ['Weź kurtkę'],
  })
})

test('the cover comes first, films are no pictures', () => {
  expect(read().pictures.map(({ src }) => src)).toEqual([
    'https://pictures.example/1.jpg',
    'https://pictures.example/2.jpg',
  ])
})

test('tickets with ages, and who has to come along', () => {
  const [option] = read().options
  expect(option).toMatchObject({
    startTimes: ['16:30', '18:00'],
    cutoff: { amount: 24, unit: 'hour' },
    maxTickets: 10,
  })
  expect(option?.ticketKinds[1]).toMatchObject({
    id: 'infant',
    maxAge: 2,
    accompaniedBy: ['adult'],
    priceFrom: 0,
  })
})

test('what the supplier wants to know, in every language it was asked in', () => {
  const question = (title: string, label: string) => ({
    id: 'diet',
    title,
    required: true,
    inputType: 'select',
    selectOptions: [{ label, value: 'vegan' }],
  })
  const product = (title: string, label: string) =>
    productShape.parse(
      makeProduct({
        options: [
          makeProductOption({
            requiredContactFields: ['firstName'],
            units: [makeUnit({ requiredContactFields: ['lastName'], questions: [question(title, label)] })],
          }),
        ],
      }),
    )
  const [option] = attractionOf(
    new Map([
      ['pl', product('Dieta', 'Wegańska')],
      ['cs', product('Strava', 'Veganská')],
    ] as const),
  ).options
  expect(option?.required).toEqual({ contact: ['firstName'], questions: [] })
  expect(option?.ticketKinds[0]?.required).toMatchObject({
    contact: ['lastName'],
    questions: [
      {
        id: 'diet',
        isRequired: true,
        input: 'select',
        titles: { pl: 'Dieta', cs: 'Strava', hu: 'Dieta' },
        choices: [{ value: 'vegan', titles: { pl: 'Wegańska', cs: 'Veganská', uk: 'Wegańska' } }],
      },
    ],
  })
})

test('a language that the supplier does not have is told in another', () => {
  expect(read({}, 'cs').texts.uk.title).toBe('Rejs o zachodzie słońca')
})

test('a supplier that counts finer or coarser than grosze', () => {
  const priced = (retail: number, currencyPrecision: number) =>
    read({
      options: [
        makeProductOption({
          units: [makeUnit({ pricingFrom: [{ retail, currency: 'PLN', currencyPrecision }] })],
        }),
      ],
    }).priceFrom
  expect(priced(129, 0)).toBe(12_900)
  expect(priced(129_001, 3)).toBe(12_901)
})

test('what is not sold in złoty has no price', () => {
  const units = [makeUnit({ pricingFrom: [{ retail: 3_000, currency: 'EUR', currencyPrecision: 2 }] })]
  expect(read({ options: [makeProductOption({ units })] }).priceFrom).toBeNull()
})

test.each([
  ['always', [{ pickupRequired: true }], 'always'],
  ['possible', [{ pickupAvailable: true }, {}], 'possible'],
  ['none', [{}], 'none'],
])('pick-up: %s', (_, options, pickup) => {
  expect(read({ options: options.map((option) => makeProductOption(option)) }).pickup).toBe(pickup)
})

test('a zone that nobody knows is UTC, a product without content still has a name', () => {
  const bare = read({ timeZone: 'Mars/Base', title: undefined, features: undefined, locations: undefined })
  expect(bare).toMatchObject({ timeZone: 'UTC', at: null, meetingPoint: null })
  expect(bare.texts.pl.title).toBe('Sunset cruise')
})
