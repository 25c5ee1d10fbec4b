import { openDatabase } from '@wojaz/database'
import { createTestDatabase } from '@wojaz/database/testing'
import { accepted, refused } from '@wojaz/travel/outcome'
import { mirrorSupplier } from '../src/catalogue/mirror-supplier.ts'
import { readAttractions } from '../src/catalogue/read-attraction.ts'
import { migrateAttractions } from '../src/migrate-attractions.ts'
import type { SuppliedAttraction, Supplier } from '../src/suppliers/supplier.ts'
import { makeAttraction } from './make-attraction.ts'
import { makePlaces } from './make-places.ts'

export const hour = 3_600_000

/** A separate database with suppliers that answer as the test defines, at noon until the test moves the clock. */
export async function openTestCatalogue() {
  const { url, drop } = await createTestDatabase()
  const { pool, close } = openDatabase({ url, applicationName: 'test', onError() {} })
  await migrateAttractions(pool)
  let now = Date.parse('2026-06-01T10:00:00Z')
  return {
    pool,
    url,
    clock: () => new Date(now),
    pass(ms: number) {
      now += ms
    },
    mirror: (supplier: Pick<Supplier, 'name' | 'catalogue'>) =>
      mirrorSupplier({
        pool,
        supplier,
        clock: () => new Date(now),
        places: makePlaces,
        everyMs: hour,
        retryMs: hour / 4,
      }),
    async titles() {
      const titles: string[] = []
      for await (const { texts } of readAttractions(pool)) titles.push(texts.pl.title)
      return titles.sort()
    },
    async close() {
      await close()
      await drop()
    },
  }
}

/** A supplier with this catalogue. */
export function supplierOf(name: string, catalogue: () => readonly SuppliedAttraction[] | null) {
  return {
    name,
    async catalogue() {
      const attractions = catalogue()
      return attractions
        ? accepted({ attractions, skipped: [] })
        : refused({ code: 'unreachable' as const, error: null, detail: 'TimeoutError' })
    },
  }
}

export function supplied(productId: string, title = productId): SuppliedAttraction {
  const { number: _, supplier: __, placeCode: ___, ...attraction } = makeAttraction({ productId })
  return { ...attraction, texts: { ...attraction.texts, pl: { ...attraction.texts.pl, title } } }
}
