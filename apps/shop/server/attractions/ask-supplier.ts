import type { Availability } from '@wojaz/attractions'
import type { Attractions, CalendarDay, SupplierRefusal, TimesWish } from '@wojaz/attractions/server'
import { createCache } from '@wojaz/cache'
import type { Clock } from '@wojaz/travel/dates'
import { type Outcome, refused } from '@wojaz/travel/outcome'

type Answer<Value> = Outcome<Value, SupplierRefusal>

/** Places sell out quickly, so times are cached only briefly. */
const timesFor = 15_000
const calendarFor = 60_000
const limit = 250

const gone: Answer<never> = refused({ code: 'unknown', error: null, detail: 'no such supplier' })

export type AskSupplier = ReturnType<typeof askSupplier>

/**
 * Caches suppliers' calendars and times for a short time, because many guests look at the same. Adding to the cart queries again.
 */
export function askSupplier(attractions: Pick<Attractions, 'supplier'>, clock: Clock) {
  // Failed answers are not cached.
  const keptFor = (forMs: number) => (answer: Answer<unknown>) => (answer.ok ? forMs : 0)
  const calendars = createCache<Answer<readonly CalendarDay[]>>({
    clock,
    limit,
    keepFor: keptFor(calendarFor),
  })
  const times = createCache<Answer<readonly Availability[]>>({ clock, limit, keepFor: keptFor(timesFor) })
  const keyOf = (supplier: string, wish: TimesWish) => JSON.stringify([supplier, wish])

  return {
    async calendar(name: string, wish: TimesWish): Promise<Answer<readonly CalendarDay[]>> {
      const found = await calendars.get(keyOf(name, wish), async () => {
        const supplier = attractions.supplier(name)
        return supplier ? supplier.calendar(wish) : gone
      })
      return found.value
    },
    async times(name: string, wish: TimesWish): Promise<Answer<readonly Availability[]>> {
      const found = await times.get(keyOf(name, wish), async () => {
        const supplier = attractions.supplier(name)
        return supplier ? supplier.times(wish) : gone
      })
      return found.value
    },
  }
}
