import type { Availability } from '@wojaz/attractions'
import type { Attractions, CalendarDay, SupplierRefusal, TimesWish } from '@wojaz/attractions/server'
import type { Clock } from '@wojaz/travel/dates'
import { type Outcome, refused } from '@wojaz/travel/outcome'

type Answer<Value> = Outcome<Value, SupplierRefusal>

interface Kept {
  readonly until: number
  readonly answer: Promise<Answer<unknown>>
}

/** Places go while guests look: what is kept longer than this would promise too much. */
const timesFor = 15_000
const calendarFor = 60_000
const mostKept = 500

const gone: Answer<never> = refused({ code: 'unknown', error: null, detail: 'no such supplier' })

export type AskSupplier = ReturnType<typeof askSupplier>

/** Calendars and times of suppliers, kept for a short time: many guests look at the same, and each press asks again. */
export function askSupplier(attractions: Pick<Attractions, 'supplier'>, clock: Clock) {
  const kept = new Map<string, Kept>()

  function remember<Value>(
    key: string,
    forMs: number,
    ask: () => Promise<Answer<Value>>,
  ): Promise<Answer<Value>> {
    const now = clock().getTime()
    const known = kept.get(key)
    if (known && known.until > now) return known.answer as Promise<Answer<Value>>
    const answer = ask()
    kept.delete(key)
    kept.set(key, { until: now + forMs, answer })
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    // Who was not answered asks again.
    void answer.then((outcome) => {
      if (!outcome.ok && kept.get(key)?.answer === answer) kept.delete(key)
    })
    return answer
  }

  const keyOf = (what: string, supplier: string, wish: TimesWish) => JSON.stringify([what, supplier, wish])

  return {
    calendar: (name: string, wish: TimesWish): Promise<Answer<readonly CalendarDay[]>> =>
      remember(keyOf('calendar', name, wish), calendarFor, async () => {
        const supplier = attractions.supplier(name)
        return supplier ? supplier.calendar(wish) : gone
      }),
    times: (name: string, wish: TimesWish): Promise<Answer<readonly Availability[]>> =>
      remember(keyOf('times', name, wish), timesFor, async () => {
        const supplier = attractions.supplier(name)
        return supplier ? supplier.times(wish) : gone
      }),
  }
}
