import { dayNumber, type IsoDay } from '@wojaz/travel/dates'
import type { Pool } from 'pg'
import { planHotels } from './hotels/plan-hotels.ts'
import { pastWeekRows, writePastWeeks } from './past-weeks.ts'
import { inTransaction, rotationsFor } from './seed-world.ts'
import { skipExisting } from './store/skip-existing.ts'

/** For an existing inventory; prices that the shop has recorded itself stay. */
export function addPastWeeks(
  pool: Pool,
  { seed, today, hotels }: { seed: string; today: IsoDay; hotels: number },
): Promise<number> {
  return inTransaction(pool, async (client) => {
    const plans = planHotels(seed, hotels)
    const rows = pastWeekRows(plans, rotationsFor(seed, plans), dayNumber(today))
    return writePastWeeks(skipExisting(client), rows)
  })
}
