import { migrateAccount } from '@wojaz/account/server'
import { migrateAttractions } from '@wojaz/attractions/server'
import { migrateBooking } from '@wojaz/booking/server'
import { migrateComplaints } from '@wojaz/complaints/server'
import { openDatabase, workLimits } from '@wojaz/database'
import { migrateInsight } from '@wojaz/insight/server'
import { migrateMail } from '@wojaz/mail/server'
import { migrateOffers } from '@wojaz/offers/server'
import { migratePriceAlerts } from '@wojaz/price-alerts/server'
import { migrateStaff } from '@wojaz/staff/server'
import { migrateTalks } from '@wojaz/talks/server'
import { migrateUploads } from '@wojaz/uploads/server'
import { migrateWishlist } from '@wojaz/wishlist/server'
import { StartFault } from './env.ts'

/** Migrates the shop's tables before requests are served. A migration may take longer than the limit for guests' queries. */
export async function migrateAll(url: string): Promise<void> {
  const { pool, isReachable, close } = openDatabase({
    url,
    applicationName: 'wojaz-migrations',
    limits: workLimits,
    onError: () => {},
  })
  try {
    if (!(await isReachable()))
      throw new StartFault('The database does not answer: check DATABASE_URL and that Postgres is running.')
    await migrateOffers(pool)
    await migrateMail(pool)
    await migrateAccount(pool)
    await migratePriceAlerts(pool)
    await migrateUploads(pool)
    await migrateBooking(pool)
    await migrateComplaints(pool)
    await migrateStaff(pool)
    await migrateWishlist(pool)
    await migrateInsight(pool)
    await migrateTalks(pool)
    await migrateAttractions(pool)
  } finally {
    await close()
  }
}
