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
  /** Combinations of rate, day and nights that are scanned at once, 1 or 2 ms; more go to the threads. */
  readonly fewCombinations?: number
}

/** Scans at once what is small, in threads what is wide. */
export class Scanner {
  readonly #threads: ScanThreads
  readonly #fewCombinations: number
  #memory: ScanMemory = { fares: new Map(), scratch: null }
  #index: OfferIndex | null = null

  constructor({
    threads = Math.min(4, availableParallelism()),
    fewCombinations = 300_000,
  }: ScannerOptions = {}) {
    this.#fewCombinations = fewCombinations
    this.#threads = new ScanThreads(threads)
  }

  async products(index: OfferIndex, plan: ScanPlan): Promise<ScanResult> {
    this.#use(index)
    const { length } = index.columns.productHotel
    const result = {
      total: sharedIntegers(length),
      stay: sharedIntegers(length),
      rate: sharedIntegers(length),
    }
    if (isEmpty(plan)) result.total.fill(none)
    else if (combinationsOf(index, plan) <= this.#fewCombinations) {
      scanProducts(index.columns, plan, this.#memory, 0, plan.hotels.length, result)
    } else await this.#threads.run({ plan, chunks: chunksOf(index, plan), products: result, slots: null })
    return result
  }

  async slots(index: OfferIndex, plan: ScanPlan, groups: SlotGroups): Promise<SlotResult> {
    this.#use(index)
    const cells = groups.groups * slotsOf(plan)
    if (isEmpty(plan)) return emptySlots(cells)
    if (combinationsOf(index, plan) <= this.#fewCombinations) {
      const result = emptySlots(cells)
      scanSlots(index.columns, plan, this.#memory, 0, plan.hotels.length, groups, result)
      return result
    }
    const results = Array.from({ length: this.#threads.count }, () => emptySlots(cells))
    await this.#threads.run({
      plan,
      chunks: chunksOf(index, plan),
      products: null,
      slots: { groups, results },
    })
    return results.reduce(merged)
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
    this.#memory = { fares: new Map(), scratch: null }
    this.#threads.setColumns(index.columns)
  }
}

const sharedIntegers = (length: number) => new Int32Array(new SharedArrayBuffer(length * 4))

function emptySlots(cells: number): SlotResult {
  return { least: sharedIntegers(cells).fill(none), hotels: sharedIntegers(cells) }
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
