import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type Columns, mostBoards } from '../columns.ts'
import { makeScanCache } from './scan-cache.ts'
import { scanHotels } from './scan-hotels.ts'
import { type BestOffers, type LowestPrices, noPrices, type ScanPlan, type SlotGroups } from './scan-plan.ts'
import { scanSlots } from './scan-slots.ts'

/**
 * The shared memory into which one running scan writes. Transferring shared memory takes a millisecond, so threads get a desk
 * once and then only its number.
 */
export interface Desk {
  readonly number: number
  readonly best: BestOffers
  /**
   * Lowest prices found by any thread so far, when there are few. Concurrent writes may be lost, so each thread also stores its
   * results.
   */
  readonly hints: Int32Array
  /** Number of chunks taken so far. Threads take the next one atomically. */
  readonly taken: Int32Array
}

export interface ScanOrder {
  readonly scan: number
  readonly desk: number
  readonly plan: ScanPlan
  readonly chunks: Int32Array
  readonly groups: SlotGroups | null
}

export type ThreadMessage =
  | { readonly columns: Columns }
  | { readonly desk: Desk }
  | ScanOrder
  /** Only asks for a reply. */
  | { readonly scan: number }

export interface ThreadAnswer {
  readonly scan: number
  readonly prices: LowestPrices | null
  readonly fault: string | null
}

stepBack()

/** Runs on a worker thread: scans chunks of hotels until none is left. */
let columns: Columns | null = null
let desks: Desk[] = []
let cache = makeScanCache()

parentPort?.on('message', (message: ThreadMessage) => {
  if ('columns' in message) {
    columns = message.columns
    desks = []
    cache = makeScanCache()
  } else if ('plan' in message) parentPort?.postMessage(answer(columns!, message))
  else if ('scan' in message) parentPort?.postMessage({ scan: message.scan, prices: null, fault: null })
  else desks[message.desk.number] = message.desk
})

function answer(c: Columns, { scan, desk, plan, chunks, groups }: ScanOrder): ThreadAnswer {
  const { best, taken, hints } = desks[desk]!
  const prices = noPrices(groups ? groups.groups * groups.slots : mostBoards)
  try {
    while (true) {
      const chunk = Atomics.add(taken, 0, 1)
      if (chunk + 1 >= chunks.length) return { scan, prices, fault: null }
      const from = chunks[chunk]!
      const to = chunks[chunk + 1]!
      if (groups) {
        lowerTogether(prices, hints)
        scanSlots(c, plan, cache, from, to, groups, prices)
        lowerTogether(prices, hints)
      } else scanHotels(c, plan, cache, from, to, best, prices)
    }
  } catch (error) {
    return { scan, prices: null, fault: String((error as Error).stack) }
  }
}

/** Sets both to the lower of the two. A price found by one thread lets the others skip more. */
function lowerTogether({ least, cheapest }: LowestPrices, hints: Int32Array): void {
  if (least.length > hints.length) return
  for (let cell = 0; cell < least.length; cell++) {
    const own = least[cell]!
    const other = hints[cell]!
    if (other < own) {
      least[cell] = other
      cheapest[cell] = -1
    } else if (own < other) hints[cell] = own
  }
}

/**
 * Lowers the priority of this thread: if it competes with the main thread for a core, the scan waits. With equal priority the
 * system would run each for several milliseconds and block requests. Only Linux has a priority per thread.
 */
function stepBack(): void {
  if (process.platform !== 'linux') return
  const thread = readlinkSync('/proc/thread-self').split('/').at(-1)
  setPriority(Number(thread), Math.min(getPriority() + 5, 19))
}
