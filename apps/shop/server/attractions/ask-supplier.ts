import type { Availability } from '@wojaz/attractions'
import type { Attractions, CalendarDay, SupplierRefusal, TimesWish } from '@wojaz/attractions/server'
import { createCache } from '@wojaz/cache'
import type { Clock } from '@wojaz/travel/dates'
import { type Outcome, refused } from '@wojaz/travel/outcome'

type Answer<Value> = Outcome<Value, SupplierRefusal>

/** Places go while guests look: what is kept longer than this would promise too much. */
const timesFor = 15_000
const calendarFor = 60_000
const limit = 250

const gone: Answer<never> = refused({ code: 'unknown', error: null, detail: 'no such supplier' })

export type AskSupplier = ReturnType<typeof askSupplier>

/** Calendars and times of suppliers, cached for a short time: many guests look at the same, and each press asks again. */
export function askSupplier(attractions: Pick<Attractions, 'supplier'>, clock: Clock) {
  // Who was not answered asks again.
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
