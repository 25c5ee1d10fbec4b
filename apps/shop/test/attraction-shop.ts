import { startSupplier } from '@wojaz/attractions/testing'
import { buildTestApp } from './build-test-app.ts'
import { noon } from './shop-content.ts'
import { stockedDatabase } from './shop-database.ts'

export type AttractionShop = Awaited<ReturnType<typeof openAttractionShop>>

/** A shop with trips on sale and a real supplier of attractions beside it, whose catalogue it has taken over. */
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
      // Told at once: the runner does not wait until everything that its workers share is closed.
      const gone = supplier.stop()
      await shop.close()
      await gone
      await database.drop()
    },
  }
}
