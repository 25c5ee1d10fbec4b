import { availableParallelism } from 'node:os'
import { dayPartBits, mostBoards } from './columns.ts'
import { CountCache, isCountKept } from './count-cache.ts'
import type { OfferIndex } from './offer-index.ts'
import { PromisingHotels } from './promising-hotels.ts'
import { prepareStays } from './scan/prepare-stays.ts'
import { makeScanCache, type ScanCache } from './scan/scan-cache.ts'
import { scanHotels } from './scan/scan-hotels.ts'
import {
  type BestOffers,
  type LowestPrices,
  noPrices,
  type ScanPlan,
  type SlotGroups,
} from './scan/scan-plan.ts'
import { scanSlots } from './scan/scan-slots.ts'
import { ScanThreads } from './scan-threads.ts'
import { Turn } from './turn.ts'

/** Large enough that the message to a thread does not matter, small enough that threads finish together. */
const hotelsInThread = 64
/** Work on the main thread between two reads of the clock; at most this many hotels. */
const pieceMicroseconds = 20
const hotelsInPiece = 16

export interface ScannerOptions {
  readonly threads?: number
  /** Shorter scans run on the main thread, because handing work to threads takes half a millisecond. */
  readonly shortMicroseconds?: number
}

/** Runs small scans on the main thread, some hotels at a time, and wide scans in worker threads. */
export class Scanner {
  readonly #threads: ScanThreads
  readonly #shortMicroseconds: number
  readonly #turn = new Turn()
  #cache = makeScanCache()
  #counts = new CountCache()
  readonly #promising = new PromisingHotels()
  #index: OfferIndex | null = null

  constructor({
    threads = Math.min(4, availableParallelism()),
    shortMicroseconds = 1_500,
  }: ScannerOptions = {}) {
    this.#shortMicroseconds = shortMicroseconds
    this.#threads = new ScanThreads(threads)
  }

  /**
   * Finds the best offer of each hotel and the prices of its boards. `use` must read them before it returns, because the next
   * scan overwrites them.
   */
  async hotels<Answer>(
    index: OfferIndex,
    plan: ScanPlan,
    use: (best: BestOffers, boards: LowestPrices) => Answer,
  ): Promise<Answer> {
    this.#use(index)
    const desk = this.#threads.takeDesk()
    const boards = noPrices(mostBoards)
    const microseconds = microsecondsOf(index, plan, null)
    if (isEmpty(plan)) desk.best.product.fill(-1)
    else if (microseconds <= this.#shortMicroseconds) {
      const prepare = (destination: number) =>
        prepareStays(index.columns, plan, this.#cache, destination, this.#turn)
      await this.#inTurns(index, plan, microseconds, prepare, (cache, from, to) =>
        scanHotels(index.columns, plan, cache, from, to, desk.best, boards),
      )
    } else {
      const chunks = chunksOf(index, plan, hotelsInThread)
      const parts = await this.#threads.run(desk, plan, chunks, null)
      parts.reduce(merged, boards)
    }
    const answer = use(desk.best, boards)
    // Not after an error, because another thread may still be writing.
    this.#threads.giveBack(desk)
    return answer
  }

  /** Returns the lowest prices of groups of hotels, by group, then by slot. */
  async slots(index: OfferIndex, plan: ScanPlan, question: Omit<SlotGroups, 'slots'>): Promise<LowestPrices> {
    this.#use(index)
    const asked = { ...question, slots: slotsOf(plan) }
    const result = noPrices(asked.groups * asked.slots)
    if (isEmpty(plan)) return result
    if (!isCountKept(plan, asked)) {
      return asked.counted
        ? this.#scanSlots(index, plan, asked, result)
        : this.#findPrices(index, plan, asked, result)
    }
    const known = this.#counts.find(index.version, plan, asked)
    if (known) {
      const prices = await this.#findPrices(index, plan, { ...asked, counted: false }, result)
      return { ...prices, hotels: await known }
    }
    const counting = this.#scanSlots(index, plan, asked, result)
    this.#counts.keep(
      plan,
      asked,
      counting.then(({ hotels }) => hotels),
    )
    return counting
  }

  /** Finds only lowest prices. For one group of hotels the promising ones are scanned first. */
  async #findPrices(
    index: OfferIndex,
    plan: ScanPlan,
    groups: SlotGroups,
    result: LowestPrices,
  ): Promise<LowestPrices> {
    const { hotels, split } = plan
    if (groups.groups > 1 || plan.price !== null) return this.#scanSlots(index, plan, groups, result)
    const inOrder = { ...plan, hotels: this.#promising.inOrder(index.columns, hotels, split.by) }
    const prices = await this.#scanSlots(index, inOrder, groups, result)
    this.#promising.remember(hotels, split.by, prices.cheapest)
    return prices
  }

  async #scanSlots(
    index: OfferIndex,
    plan: ScanPlan,
    groups: SlotGroups,
    result: LowestPrices,
  ): Promise<LowestPrices> {
    const microseconds = microsecondsOf(index, plan, groups)
    if (microseconds <= this.#shortMicroseconds) {
      await this.#inTurns(index, plan, microseconds, nothing, (cache, from, to) =>
        scanSlots(index.columns, plan, cache, from, to, groups, result),
      )
      return result
    }
    const desk = this.#threads.takeDesk()
    const chunks = chunksOf(index, plan, hotelsInThread)
    const parts = await this.#threads.run(desk, plan, chunks, groups)
    this.#threads.giveBack(desk)
    return parts.reduce(merged, result)
  }

  /** Returns this thread's caches for the index. */
  cacheFor(index: OfferIndex): ScanCache {
    this.#use(index)
    return this.#cache
  }

  /** Resolves when the threads run. */
  ready(): Promise<void> {
    return this.#threads.ready()
  }

  close(): Promise<void> {
    return this.#threads.close()
  }

  async #inTurns(
    index: OfferIndex,
    plan: ScanPlan,
    microseconds: number,
    prepare: (destination: number) => Promise<void> | undefined,
    scan: (cache: ScanCache, from: number, to: number) => void,
  ): Promise<void> {
    const hotels = Math.floor((pieceMicroseconds * plan.hotels.length) / microseconds)
    const chunks = chunksOf(index, plan, Math.max(1, Math.min(hotels, hotelsInPiece)))
    const cache = this.#cache
    for (let chunk = 0; chunk + 1 < chunks.length; chunk++) {
      if (this.#turn.isOver) await this.#turn.pass()
      await prepare(index.columns.hotelDestination[plan.hotels[chunks[chunk]!]!]!)
      scan(cache, chunks[chunk]!, chunks[chunk + 1]!)
    }
  }

  #use(index: OfferIndex): void {
    if (this.#index === index) return
    this.#index = index
    this.#cache = makeScanCache()
    this.#counts = new CountCache()
    this.#threads.setColumns(index.columns)
  }
}

const nothing = () => undefined

function slotsOf({ split, departures }: ScanPlan): number {
  if (split.by === 'airport') return departures.length
  if (split.by === 'dayPart') return dayPartBits.length
  if (split.by === 'day') return split.slots
  return split.by === 'nights' ? split.ranges.length : 1
}

function merged(one: LowestPrices, other: LowestPrices): LowestPrices {
  for (let cell = 0; cell < one.least.length; cell++) {
    const isLower = other.least[cell]! < one.least[cell]!
    if (isLower || (one.cheapest[cell]! < 0 && other.least[cell] === one.least[cell])) {
      one.cheapest[cell] = other.cheapest[cell]!
    }
    if (isLower) one.least[cell] = other.least[cell]!
    one.hotels[cell]! += other.hotels[cell]!
  }
  return one
}

function isEmpty(plan: ScanPlan): boolean {
  return plan.firstDay > plan.lastDay || plan.nightsFrom > plan.nightsTo || plan.hotels.length === 0
}

/** Estimates the time in one thread, from measurements. How much can be skipped is not known beforehand. */
function microsecondsOf(
  { columns }: OfferIndex,
  { split, ...plan }: ScanPlan,
  groups: SlotGroups | null,
): number {
  const blocks = (plan.lastDay >> 5) - (plan.firstDay >> 5) + 1
  const segments = blocks * (plan.nightsTo - plan.nightsFrom + 1)
  const byPlane = columns.hotelDestination[plan.hotels[0]!]! >= 0
  const parties = plan.rooms.length * plan.ageBands.length
  if (!groups) return plan.hotels.length * (0.8 + 0.4 * Math.min(segments, 45)) * parties
  const repeated =
    split.by === 'airport' && byPlane
      ? plan.departures.length / 3
      : split.by === 'nights' || split.by === 'dayPart'
        ? 2
        : 1
  // The first hotels of a calendar have no lowest price that would allow skipping: even a single hotel takes milliseconds.
  const unpruned = split.by === 'day' ? 10 * segments : 0
  return (unpruned + plan.hotels.length * (0.7 + 0.06 * Math.min(segments, 180) * repeated)) * parties
}

/** Returns the start positions of chunks, and the end. A chunk has one destination, whose stays are found once. */
function chunksOf({ columns }: OfferIndex, { hotels }: ScanPlan, most: number): Int32Array {
  const starts: number[] = []
  let start = -1
  for (let position = 0; position < hotels.length; position++) {
    const isNewDestination =
      position === 0 ||
      columns.hotelDestination[hotels[position]!] !== columns.hotelDestination[hotels[position - 1]!]
    if (!isNewDestination && position - start < most) continue
    starts.push(position)
    start = position
  }
  return Int32Array.from([...starts, hotels.length])
}
