import { setTimeout as pause } from 'node:timers/promises'
import { type Listening, listen } from '@wojaz/database'
import { type Clock, dayOf, type IsoDay } from '@wojaz/travel/dates'
import type { Pool } from 'pg'
import type { OfferIndex } from './engine/offer-index.ts'
import { Turn } from './engine/turn.ts'
import { readIndex } from './store/read-index.ts'
import { findFlightRows, readFlightsNow, rewriteFlights } from './store/rewrite-flights.ts'
import { readHotelsNow, rewriteHotels } from './store/rewrite-hotels.ts'

export interface OffersLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

export interface LiveIndexOptions {
  readonly pool: Pool
  readonly url: string
  readonly clock: Clock
  readonly log: OffersLog
  /** Called after a new index has replaced the old one. */
  readonly onRebuilt?: () => void
}

// Changes come in bursts (a booking touches two flights and a hotel), so they are read together.
const gatherMs = 50
const retryMs = 1_000
const fewHotels = 100
const fewFlights = 500

/**
 * Keeps the index in sync with Postgres. It works like a read-write lock: searches run concurrently, a change waits until the
 * running ones are done (some milliseconds), and later searches wait for the change. A new index is built beside the old one.
 */
export class LiveIndex {
  #index: OfferIndex
  #readers = 0
  #writing: Promise<void> | null = null
  #readersGone: (() => void) | null = null
  #changedHotels = new Set<string>()
  #changedFlights = new Set<number>()
  #isAllChanged = false
  #catchingUp: Promise<void> | null = null
  #isClosed = false
  readonly #listening: Listening
  readonly #options: LiveIndexOptions

  private constructor(options: LiveIndexOptions, listening: Listening, index: OfferIndex) {
    this.#options = options
    this.#listening = listening
    this.#index = index
  }

  static async open(options: LiveIndexOptions): Promise<LiveIndex> {
    const started = performance.now()
    const { pool, url, clock, log } = options
    // Listens first, so that changes during the first read are not missed.
    const early: string[] = []
    let live: LiveIndex | null = null
    const listening = await listen({
      url,
      channel: 'offers_changed',
      onMessage: (payload) => (live ? live.#changed(payload) : early.push(payload)),
      // Notifications may have been missed while disconnected.
      onReconnected: () => (live ? live.#changed('all') : early.push('all')),
      onError: (error) =>
        log.warn({ error: error.message }, 'Listening for changes of offers was interrupted'),
    })
    live = new LiveIndex(options, listening, await readIndex(pool, dayOf(clock())))
    for (const payload of early) live.#changed(payload)
    log.info({ ...live.facts(), ms: Math.round(performance.now() - started) }, 'Offers are loaded')
    return live
  }

  get version(): number {
    return this.#index.version
  }

  facts() {
    const { bytes, register } = this.#index
    return { hotels: register.hotels.length, rates: register.rates.length, bytes }
  }

  /** Runs the work on an index that does not change until the work is done. */
  async read<Result>(work: (index: OfferIndex) => Result | Promise<Result>): Promise<Result> {
    const today = dayOf(this.#options.clock())
    if (this.#isYesterday(today)) {
      await this.#write(() => (this.#isYesterday(today) ? this.#index.setToday(today) : undefined))
      this.#changed('all')
    }
    while (this.#writing) await this.#writing
    this.#readers++
    try {
      return await work(this.#index)
    } finally {
      if (--this.#readers === 0) this.#readersGone?.()
    }
  }

  #isYesterday(today: IsoDay): boolean {
    return this.#index.dayAt(this.#index.today) !== today
  }

  /** Resolves when everything committed so far is in the index. */
  async caughtUp(): Promise<void> {
    await this.#listening.arrived()
    while (this.#catchingUp) await this.#catchingUp
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#listening.close()
    await this.#catchingUp
  }

  async #write(change: () => void | Promise<void>): Promise<void> {
    while (this.#writing) await this.#writing
    this.#writing = (async () => {
      if (this.#readers > 0) await new Promise<void>((resolve) => (this.#readersGone = resolve))
      this.#readersGone = null
      await change()
    })()
    try {
      await this.#writing
    } finally {
      this.#writing = null
    }
  }

  #changed(payload: string): void {
    const [kind, key = ''] = payload.split(':')
    if (kind === 'hotel') this.#changedHotels.add(key)
    else if (kind === 'flight') this.#changedFlights.add(Number(key))
    else this.#isAllChanged = true
    this.#catchingUp ??= this.#catchUp().finally(() => {
      this.#catchingUp = null
    })
  }

  async #catchUp(): Promise<void> {
    await pause(gatherMs)
    while (
      !this.#isClosed &&
      (this.#isAllChanged || this.#changedHotels.size + this.#changedFlights.size > 0)
    ) {
      const hotels = [...this.#changedHotels]
      const flights = [...this.#changedFlights]
      const isMuch = this.#isAllChanged || hotels.length > fewHotels || flights.length > fewFlights
      this.#changedHotels.clear()
      this.#changedFlights.clear()
      this.#isAllChanged = false
      try {
        // Changes announced while a new index is being read are applied to it in the next run.
        if (isMuch || !(await this.#rewrite(hotels, flights))) await this.#rebuild()
      } catch (error) {
        this.#options.log.warn(
          { error: (error as Error).message },
          'Offers could not be read again; trying once more',
        )
        this.#isAllChanged = true
        await pause(retryMs)
      }
    }
  }

  async #rewrite(hotels: readonly string[], flights: readonly number[]): Promise<boolean> {
    const { pool } = this.#options
    const { register, columns } = this.#index
    const scope = { baseDay: register.baseDay, days: columns.days }
    const hotelsNow = hotels.length > 0 ? await readHotelsNow(pool, hotels, scope) : null
    const flightsNow = flights.length > 0 ? await readFlightsNow(pool, flights) : []
    const flightRows = await findFlightRows(this.#index, flights, flightsNow, new Turn())
    if (!flightRows) return false
    let isDone = true
    // Hotel by hotel, so that searches can run in between.
    for (const code of hotelsNow ? hotels : []) {
      await this.#write(() => {
        if (hotelsNow) isDone = rewriteHotels(this.#index, { ...hotelsNow, codes: [code] }) && isDone
      })
    }
    if (flightRows.length > 0) await this.#write(() => rewriteFlights(this.#index, flightRows))
    return isDone
  }

  async #rebuild(): Promise<void> {
    const { pool, clock } = this.#options
    const index = await readIndex(pool, dayOf(clock()))
    await this.#write(() => {
      index.version = this.#index.version + 1
      this.#index = index
    })
    this.#options.onRebuilt?.()
  }
}
