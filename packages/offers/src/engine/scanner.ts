import { availableParallelism } from 'node:os'
import { none } from './columns.ts'
import type { OfferIndex } from './offer-index.ts'
import {
  type ScanMemory,
  type ScanPlan,
  type ScanResult,
  type SlotGroups,
  type SlotResult,
  scanProducts,
  scanSlots,
  slotsOf,
} from './scan.ts'
import { ScanThreads } from './scan-threads.ts'

// Enough work for the message about it not to matter, little enough for threads to finish together.
const hotelsPerChunk = 64

export interface ScannerOptions {
  readonly threads?: number
  /** Combinations of rate, day and nights that are scanned at once, about 1 ms; more go to the threads. */
  readonly fewCombinations?: number
}

/** Scans at once what is small, in threads what is wide. */
export class Scanner {
  readonly #threads: ScanThreads
  readonly #fewCombinations: number
  #memory: ScanMemory = { fares: new Map(), stays: new Map(), staysKept: 0, scratch: null }
  #index: OfferIndex | null = null

  constructor({
    threads = Math.min(4, availableParallelism()),
    fewCombinations = 80_000,
  }: ScannerOptions = {}) {
    this.#fewCombinations = fewCombinations
    this.#threads = new ScanThreads(threads)
  }

  /** Best offers per product, read by `use` before the next scan may write over them. */
  async products<Answer>(
    index: OfferIndex,
    plan: ScanPlan,
    use: (result: ScanResult) => Answer,
  ): Promise<Answer> {
    this.#use(index)
    const desk = this.#threads.takeDesk()
    try {
      if (isEmpty(plan)) desk.result.total.fill(none)
      else if (combinationsOf(index, plan) <= this.#fewCombinations) {
        scanProducts(index.columns, plan, this.#memory, 0, plan.hotels.length, desk.result)
      } else await this.#threads.run(desk, plan, chunksOf(index, plan))
      return use(desk.result)
    } finally {
      this.#threads.giveBack(desk)
    }
  }

  /** `groups` of hotels, counted apart; their results stand one after another. */
  async slots(
    index: OfferIndex,
    plan: ScanPlan,
    { groups, ...question }: Omit<SlotGroups, 'cells'> & { groups: number },
  ): Promise<SlotResult> {
    this.#use(index)
    const cells = groups * slotsOf(plan)
    const result = { least: new Int32Array(cells).fill(none), hotels: new Int32Array(cells) }
    if (isEmpty(plan)) return result
    if (combinationsOf(index, plan) <= this.#fewCombinations) {
      scanSlots(index.columns, plan, this.#memory, 0, plan.hotels.length, { ...question, cells }, result)
      return result
    }
    const desk = this.#threads.takeDesk()
    try {
      const parts = await this.#threads.run(desk, plan, chunksOf(index, plan), { ...question, cells })
      return parts.reduce(merged, result)
    } finally {
      this.#threads.giveBack(desk)
    }
  }

  /** What this thread keeps between scans of the index. */
  memoryFor(index: OfferIndex): ScanMemory {
    this.#use(index)
    return this.#memory
  }

  close(): Promise<void> {
    return this.#threads.close()
  }

  #use(index: OfferIndex): void {
    if (this.#index === index) return
    this.#index = index
    this.#memory = { fares: new Map(), stays: new Map(), staysKept: 0, scratch: null }
    this.#threads.setColumns(index.columns)
  }
}

function merged(one: SlotResult, other: SlotResult): SlotResult {
  for (let cell = 0; cell < one.least.length; cell++) {
    one.least[cell] = Math.min(one.least[cell]!, other.least[cell]!)
    one.hotels[cell]! += other.hotels[cell]!
  }
  return one
}

function isEmpty(plan: ScanPlan): boolean {
  return plan.firstDay > plan.lastDay || plan.nightsFrom > plan.nightsTo || plan.hotels.length === 0
}

/** About how many; what is pruned is counted as well. */
function combinationsOf({ columns, register }: OfferIndex, plan: ScanPlan): number {
  const ratesPerHotel = register.rates.length / Math.max(1, register.hotels.length)
  const byPlane = columns.hotelDestination[plan.hotels[0]!]! >= 0
  const repeated =
    plan.split.by === 'airport'
      ? plan.departures.length
      : plan.split.by === 'nights'
        ? plan.split.ranges.length
        : 1
  const days = plan.lastDay - plan.firstDay + 1
  const nights = plan.nightsTo - plan.nightsFrom + 1
  // Few days have flights to a destination; by car every day is possible.
  const stays = days * nights * (byPlane ? 0.4 : 1)
  return plan.hotels.length * ratesPerHotel * stays * plan.rooms.length * repeated
}

/** Positions where chunks begin, and the end; a chunk has one destination, whose stays are found once. */
function chunksOf({ columns }: OfferIndex, { hotels }: ScanPlan): Int32Array {
  const starts: number[] = []
  let start = -1
  for (let position = 0; position < hotels.length; position++) {
    const isNewDestination =
      position === 0 ||
      columns.hotelDestination[hotels[position]!] !== columns.hotelDestination[hotels[position - 1]!]
    if (!isNewDestination && position - start < hotelsPerChunk) continue
    starts.push(position)
    start = position
  }
  return Int32Array.from([...starts, hotels.length])
}
