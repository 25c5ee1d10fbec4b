import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type Columns, mostBoards } from '../columns.ts'
import { scanHotels } from './scan-hotels.ts'
import { makeScanMemory } from './scan-memory.ts'
import { type BestOffers, type LowestPrices, noPrices, type ScanPlan, type SlotGroups } from './scan-plan.ts'
import { scanSlots } from './scan-slots.ts'

/**
 * Where one running scan writes, shared by all threads. Handing over shared memory takes a millisecond, so threads get a
 * desk once and are told its number from then on.
 */
export interface Desk {
  readonly number: number
  readonly best: BestOffers
  /** Chunks of hotels taken so far; threads take them in turn. */
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
  /** Asks for an answer, no more. */
  | { readonly scan: number }

export interface ThreadAnswer {
  readonly scan: number
  readonly prices: LowestPrices | null
  readonly fault: string | null
}

stepBack()

/** What a thread does: it scans chunks of hotels for as long as there are any. */
let columns: Columns | null = null
let desks: Desk[] = []
let memory = makeScanMemory()

parentPort?.on('message', (message: ThreadMessage) => {
  if ('columns' in message) {
    columns = message.columns
    desks = []
    memory = makeScanMemory()
  } else if ('plan' in message) parentPort?.postMessage(answer(columns!, message))
  else if ('scan' in message) parentPort?.postMessage({ scan: message.scan, prices: null, fault: null })
  else desks[message.desk.number] = message.desk
})

function answer(c: Columns, { scan, desk, plan, chunks, groups }: ScanOrder): ThreadAnswer {
  const { best, taken } = desks[desk]!
  const prices = noPrices(groups ? groups.groups * groups.slots : mostBoards)
  try {
    while (true) {
      const chunk = Atomics.add(taken, 0, 1)
      if (chunk + 1 >= chunks.length) return { scan, prices, fault: null }
      const from = chunks[chunk]!
      const to = chunks[chunk + 1]!
      if (groups) scanSlots(c, plan, memory, from, to, groups, prices)
      else scanHotels(c, plan, memory, from, to, best, prices)
    }
  } catch (error) {
    return { scan, prices: null, fault: String((error as Error).stack) }
  }
}

/**
 * Guests come first: where threads and the guests' thread want the same core, a scan waits. With equal rights the system lets
 * each run for several milliseconds, in which nobody is answered. Only Linux knows a priority of one thread.
 */
function stepBack(): void {
  if (process.platform !== 'linux') return
  const thread = readlinkSync('/proc/thread-self').split('/').at(-1)
  setPriority(Number(thread), Math.min(getPriority() + 5, 19))
}
