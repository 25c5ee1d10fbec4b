import { migrateBooking } from '@wojaz/booking/server'
import { migrateComplaints } from '@wojaz/complaints/server'
import { type ContentRecipe, contentTemplate } from '@wojaz/content/testing'
import { openDatabase } from '@wojaz/database'
import { createTestDatabase, type TemplateRecipe, type TestDatabase } from '@wojaz/database/testing'
import { migrateInsight } from '@wojaz/insight/server'
import { migrateMail } from '@wojaz/mail/server'
import { migrateOffers } from '@wojaz/offers/server'
import { fillTestInventory } from '@wojaz/offers/testing'
import { migratePriceAlerts } from '@wojaz/price-alerts/server'
import { migrateStaff } from '@wojaz/staff/server'
import { migrateTalks } from '@wojaz/talks/server'
import { migrateUploads } from '@wojaz/uploads/server'
import { migrateWishlist } from '@wojaz/wishlist/server'
import { shopContent, today } from './shop-content.ts'

/** A database with this content and all tables, as an earlier run of a shop leaves it. */
export function shopDatabase(): Promise<TestDatabase> {
  return createTestDatabase({ template: shop })
}

/** The same with the small inventory of `offers`, and what the recipe adds to its content. */
export function stockedDatabase(content?: ContentRecipe): Promise<TestDatabase> {
  return createTestDatabase({ template: contentTemplate(content, stocked) })
}

// One after the other: each step is made once for all.
const tables: TemplateRecipe = {
  name: 'tables',
  from: contentTemplate(),
  async make(url) {
    const { pool, close } = openDatabase({ url, applicationName: 'test', onError() {} })
    try {
      await migrateOffers(pool)
      await migrateMail(pool)
      await migratePriceAlerts(pool)
      await migrateUploads(pool)
      await migrateBooking(pool)
      await migrateComplaints(pool)
      await migrateStaff(pool)
      await migrateWishlist(pool)
      await migrateInsight(pool)
      await migrateTalks(pool)
    } finally {
      await close()
    }
  },
}

const shop = contentTemplate(shopContent, tables)

const stocked: TemplateRecipe = {
  name: 'stocked',
  from: shop,
  make: (url) => fillTestInventory(url, today),
}
