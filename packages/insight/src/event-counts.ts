import type { Database } from '@wojaz/database'
import { addDays, type Clock, dayOf, type IsoDay } from '@wojaz/travel/dates'
import { looksPersonal } from '@wojaz/travel/guest'
import type { CountedEvent } from './counted-event.ts'
import { readingPageViews } from './page-views.ts'

export interface EventCounts {
  /** Drops events that may name a person. */
  add(events: readonly CountedEvent[]): void
  /** Writes the counts since the last flush; it also runs every few seconds. */
  flush(): Promise<void>
  /** Reads the counts written so far. */
  readonly pageViews: ReturnType<typeof readingPageViews>
  close(): Promise<void>
}

interface EventCountsOptions {
  pool: Database['pool']
  clock: Clock
  log: { warn(facts: object, message: string): void }
}

const flushMs = 10_000
/** Different keys between two writes; more than that is abuse. */
const mostAtOnce = 2_000
/** Different keys of one day; everything above is counted together as “other”. */
const mostPerDay = 20_000
const keptDays = 400

/** Counts in memory and writes sums: a busy page costs one row a day, and no visit of a guest is ever stored. */
export function openEventCounts({ pool, clock, log }: EventCountsOptions): EventCounts {
  let counted = new Map<string, { day: IsoDay; event: CountedEvent; count: number }>()
  let tidiedOn: IsoDay | null = null
  let writing: Promise<void> = Promise.resolve()

  function add(events: readonly CountedEvent[]) {
    const day = dayOf(clock())
    for (const event of events)
      if (!looksPersonal(event.identifier) && !looksPersonal(event.page)) note(day, event, 1)
  }

  function note(day: IsoDay, event: CountedEvent, count: number) {
    const key = JSON.stringify([day, event.event, event.page, event.identifier])
    const known = counted.get(key)
    if (known) known.count += count
    else if (counted.size < mostAtOnce) counted.set(key, { day, event, count })
  }

  async function write() {
    const sums = [...counted.values()]
    counted = new Map()
    try {
      if (sums.length > 0) {
        const column = (read: (sum: (typeof sums)[number]) => string | number) => sums.map(read)
        await pool.query(addSums, [
          column(({ day }) => day),
          column(({ event }) => event.event),
          column(({ event }) => event.page),
          column(({ event }) => event.identifier),
          column(({ count }) => count),
          mostPerDay,
        ])
      }
      const today = dayOf(clock())
      if (tidiedOn === today) return
      await pool.query('delete from insight.event_count where day < $1', [addDays(today, -keptDays)])
      tidiedOn = today
    } catch (err) {
      log.warn({ err }, 'Event counts wait for the database.')
      for (const { day, event, count } of sums) note(day, event, count)
    }
  }

  const flush = () => {
    writing = writing.then(write)
    return writing
  }
  const timer = setInterval(flush, flushMs)
  timer.unref()

  return {
    add,
    flush,
    pageViews: readingPageViews(pool),
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}

/** Adds to today's known rows; new keys get a row while there is room. */
const addSums = `
  with given as (
    select * from unnest($1::date[], $2::text[], $3::text[], $4::text[], $5::bigint[])
      as given (day, event, page, identifier, count)
  ), room as (
    select day, count(known.event) < $6 as is_left
      from (select distinct day from given) as days left join insight.event_count known using (day)
      group by day
  ), placed as (
    select given.day, given.event, given.count,
        case when room.is_left or known.day is not null then given.page else '' end as page,
        case when room.is_left or known.day is not null then given.identifier else 'other' end as identifier
      from given join room using (day)
      left join insight.event_count known using (day, event, page, identifier)
  )
  insert into insight.event_count (day, event, page, identifier, count)
    select day, event, page, identifier, sum(count) from placed group by day, event, page, identifier
    on conflict (day, event, page, identifier) do update set count = event_count.count + excluded.count`
