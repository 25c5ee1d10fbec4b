import { openDatabase } from '@wojaz/database'
import type { IsoDay } from '@wojaz/travel/dates'
import { makeInventory, storeInventory } from '../test/make-inventory.ts'
import { storeReviews } from '../test/store-reviews.ts'
import { migrateOffers } from './migrate-offers.ts'

export { Dice } from '../test/dice.ts'

/** Fills a database with a small inventory that begins today. The same seed gives the same hotels, flights and prices. */
export async function fillTestInventory(databaseUrl: string, today: IsoDay): Promise<void> {
  const { pool, close } = openDatabase({ url: databaseUrl, applicationName: 'test', onError() {} })
  try {
    await migrateOffers(pool)
    const size = { seed: 1, today, days: 60, hotels: 40, departures: 3, destinations: 4, flightsPerWeek: 7 }
    await storeInventory(pool, makeInventory(size))
    await storeReviews(pool)
  } finally {
    await close()
  }
}
