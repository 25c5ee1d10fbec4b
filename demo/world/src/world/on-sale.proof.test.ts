import { openDatabase } from '@wojaz/database'
import { createTestDatabase, proofSample, type TestDatabase } from '@wojaz/database/testing'
import { type Offer, pricePerPerson } from '@wojaz/offers'
import { migrateOffers, type Offers, openOffers } from '@wojaz/offers/server'
import { defaultSearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { holidayTypes } from '@wojaz/travel/trip'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedWorld } from './seed-world.ts'

const today = '2026-11-15'
const hotels = proofSample({ full: 1200, fewer: 60 })
let testDatabase: TestDatabase
let offers: Offers

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  const { pool, close } = openDatabase({ url: testDatabase.url, applicationName: 'world', onError() {} })
  await migrateOffers(pool)
  await seedWorld(pool, { seed: 'wojaz', today, hotels, report: () => {} })
  await close()
  offers = await openOffers({
    databaseUrl: testDatabase.url,
    clock: () => new Date(`${today}T12:00:00Z`),
    log: { info() {}, warn() {}, error() {} },
  })
}, 240_000)

afterAll(async () => {
  await offers?.close()
  await testDatabase?.drop()
})

const parties = [
  { adultsCount: 2, childrenBirthDates: [] },
  { adultsCount: 2, childrenBirthDates: ['2019-03-03', '2022-08-08'] },
  { adultsCount: 1, childrenBirthDates: [] },
]
const months = ['2026-12', '2027-01', '2027-04', '2027-07', '2027-09']

/** The cheapest of every hotel, for each party, trip type and month. */
async function* everyOffer(): AsyncGenerator<Offer> {
  for (const tripType of holidayTypes)
    for (const month of months)
      for (const party of parties) {
        const state = { ...defaultSearchState, ...party, tripType }
        const dates = { startDate: `${month}-01`, endDate: `${month}-28` }
        const request = toOfferSearchRequest({ ...state, ...dates })
        for (let page = 0; ; page++) {
          const metaData = { page, pageSize: 100, sorting: 'price' } as const
          const found = await offers.search({ ...request, metaData }, 'pl')
          if (!found.ok) throw new Error(found.refusal.code)
          yield* found.value.offers
          if (found.value.offers.length < 100) break
        }
      }
}

test('every shown reduction: the struck price is the lowest of 30 days, above the price, and the percent fits both units', async () => {
  let reduced = 0
  let seen = 0
  for await (const { quote, offerCode, occupancies } of everyOffer()) {
    seen++
    const { total, perPerson, originalFullPrice, lowestPriceBefore, discount, discountPercent } = quote
    if (discountPercent === 0) {
      expect([discount, lowestPriceBefore, originalFullPrice], offerCode).toEqual([0, null, total])
      continue
    }
    reduced++
    expect(originalFullPrice, offerCode).toBe(lowestPriceBefore)
    expect(originalFullPrice, offerCode).toBe(total + discount)
    const people = occupancies.reduce((sum, { participantsCount }) => sum + participantsCount, 0)
    const onePaid = pricePerPerson(originalFullPrice, people)
    // Everybody saves at least the stated percentage, and the real saving is not much higher.
    expect(discount * 100, offerCode).toBeGreaterThanOrEqual(discountPercent * originalFullPrice)
    expect((onePaid - perPerson) * 100, offerCode).toBeGreaterThanOrEqual(discountPercent * onePaid)
    expect(discountPercent, offerCode).toBeGreaterThan((100 * discount) / originalFullPrice - 2)
  }
  expect(seen).toBeGreaterThan(hotels * 5)
  expect(reduced).toBeGreaterThan(seen / 20)
}, 240_000)

test('nobody flies for less than three nights', async () => {
  let flown = 0
  for await (const { airportCode, duration, offerCode } of everyOffer()) {
    if (airportCode === null) continue
    flown++
    expect(duration, offerCode).toBeGreaterThanOrEqual(3)
  }
  expect(flown).toBeGreaterThan(hotels * 3)
}, 240_000)
