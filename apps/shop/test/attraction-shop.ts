import { startSupplier } from '@wojaz/attractions/testing'
import { buildTestApp } from './build-test-app.ts'
import { noon } from './shop-content.ts'
import { stockedDatabase } from './shop-database.ts'

export type AttractionShop = Awaited<ReturnType<typeof openAttractionShop>>

/** A shop with trips on sale and a real attraction supplier, whose catalogue is imported. */
export async function openAttractionShop() {
  const supplier = await startSupplier(new Date(noon))
  const database = await stockedDatabase()
  const shop = await buildTestApp({
    databaseUrl: database.url,
    env: { OCTO_SUPPLIERS: supplier.octoSuppliers },
  })
  const { attractions } = shop.services
  await attractions.mirror()
  await attractions.caughtUp()
  return {
    ...shop,
    supplier,
    async close() {
      // Stopped at once: the test runner does not wait until all shared parts of its workers are closed.
      const gone = supplier.stop()
      await shop.close()
      await gone
      await database.drop()
    },
  }
}
