import { type MessagePort, Worker } from 'node:worker_threads'
import type { Columns } from './columns.ts'
import {
  type ScanMemory,
  type ScanPlan,
  type ScanResult,
  type SlotGroups,
  type SlotResult,
  scanFunctions,
  scanProducts,
  scanSlots,
} from './scan.ts'

/**
 * Where one running scan writes, shared by all threads. Handing over shared memory takes a millisecond, so threads get a
 * desk once and are told its number from then on.
 */
export interface Desk {
  readonly number: number
  readonly result: ScanResult
  /** Chunks of hotels taken so far; threads take them in turn. */
  readonly taken: Int32Array
}

type ThreadMessage =
  | { readonly columns: Columns }
  | { readonly desk: Desk }
  | {
      readonly scan: number
      readonly desk: number
      readonly plan: ScanPlan
      readonly chunks: Int32Array
      readonly groups: SlotGroups | null
    }

interface ThreadAnswer {
  readonly scan: number
  readonly slots: SlotResult | null
  readonly fault: string | null
}

interface Pending {
  left: number
  readonly slots: SlotResult[]
  resolve(slots: SlotResult[]): void
  reject(error: Error): void
}

/** Threads that scan the shared columns, so that a wide search takes no time from other guests' requests. */
export class ScanThreads {
  readonly #workers: Worker[] = []
  readonly #pending = new Map<number, Pending>()
  #columns: Columns | null = null
  #desks: Desk[] = []
  #freeDesks: Desk[] = []
  #scans = 0
  #isClosed = false

  constructor(readonly count: number) {
    for (let thread = 0; thread < count; thread++) this.#start(thread)
  }

  /** From now on scans are over these; those under way finish where they began. */
  setColumns(columns: Columns): void {
    this.#columns = columns
    this.#desks = []
    this.#freeDesks = []
    this.#tellAll({ columns })
  }

  /** A desk must be given back when its result was read. */
  takeDesk(): Desk {
    const free = this.#freeDesks.pop()
    if (free) return free
    const products = this.#columns!.productHotel.length
    const result = { total: integers(products), stay: integers(products), rate: integers(products) }
    const desk = { number: this.#desks.length, result, taken: integers(1) }
    this.#desks.push(desk)
    this.#tellAll({ desk })
    return desk
  }

  giveBack(desk: Desk): void {
    if (this.#desks[desk.number] === desk) this.#freeDesks.push(desk)
  }

  /** Resolves when every chunk was scanned: onto the desk, or into slots of each thread. */
  run(
    desk: Desk,
    plan: ScanPlan,
    chunks: Int32Array,
    groups: SlotGroups | null = null,
  ): Promise<SlotResult[]> {
    const scan = ++this.#scans
    desk.taken[0] = 0
    return new Promise((resolve, reject) => {
      this.#pending.set(scan, { left: this.count, slots: [], resolve, reject })
      this.#tellAll({ scan, desk: desk.number, plan, chunks, groups })
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all(this.#workers.map((worker) => worker.terminate()))
    this.#failAll(new Error('Scanning has ended.'))
  }

  #start(thread: number): void {
    const worker = new Worker(threadText(), { eval: true, name: `offers scan ${thread}` })
    worker.unref()
    worker.on('message', (answer: ThreadAnswer) => this.#answered(answer))
    worker.on('error', (error) => {
      if (this.#isClosed) return
      this.#failAll(error)
      this.#start(thread)
    })
    if (this.#columns) worker.postMessage({ columns: this.#columns } satisfies ThreadMessage)
    for (const desk of this.#desks) worker.postMessage({ desk } satisfies ThreadMessage)
    this.#workers[thread] = worker
  }

  #tellAll(message: ThreadMessage): void {
    for (const worker of this.#workers) worker.postMessage(message)
  }

  #answered({ scan, slots, fault }: ThreadAnswer): void {
    const pending = this.#pending.get(scan)
    if (!pending) return
    if (slots) pending.slots.push(slots)
    if (fault !== null) {
      this.#pending.delete(scan)
      pending.reject(new Error(`A scan failed: ${fault}`))
    } else if (--pending.left === 0) {
      this.#pending.delete(scan)
      pending.resolve(pending.slots)
    }
  }

  #failAll(error: Error): void {
    for (const pending of this.#pending.values()) pending.reject(error)
    this.#pending.clear()
  }
}

const integers = (length: number) => new Int32Array(new SharedArrayBuffer(length * 4))

/**
 * A thread gets its functions as text: the one form in which they arrive alike from TypeScript (tests, development)
 * and from a bundle, where no file of theirs is left. `__name` is what some compilers wrap functions in.
 */
function threadText(): string {
  return `
    const __name = (it) => it
    const { parentPort } = require('node:worker_threads')
    ${scanFunctions.map(String).join('\n')}
    ;(${serveScans})(parentPort, ${nameInText(scanProducts)}, ${nameInText(scanSlots)})`
}

/** A bundler may have renamed it. */
function nameInText(fn: (...args: never[]) => unknown): string {
  return /^function\s*([\w$]+)/.exec(String(fn))![1]!
}

/** Runs in the thread; like the scan itself it may name nothing from outside. */
function serveScans(port: MessagePort, products: typeof scanProducts, slots: typeof scanSlots): void {
  const memory: ScanMemory = { fares: new Map(), stays: new Map(), staysKept: 0, scratch: null }
  let columns: Columns | null = null
  let desks: Desk[] = []
  port.on('message', (message: ThreadMessage) => {
    if ('columns' in message) {
      columns = message.columns
      desks = []
      memory.fares.clear()
      memory.stays.clear()
      return
    }
    if (!('scan' in message)) {
      desks[message.desk.number] = message.desk
      return
    }
    const { scan, plan, chunks, groups } = message
    const desk = desks[message.desk]!
    let found: SlotResult | null = null
    let fault: string | null = null
    try {
      while (true) {
        const chunk = Atomics.add(desk.taken, 0, 1)
        if (chunk + 1 >= chunks.length) break
        const from = chunks[chunk]!
        const to = chunks[chunk + 1]!
        if (groups) {
          found ??= {
            least: new Int32Array(groups.cells).fill(0x7fffffff),
            hotels: new Int32Array(groups.cells),
          }
          slots(columns!, plan, memory, from, to, groups, found)
        } else products(columns!, plan, memory, from, to, desk.result)
      }
    } catch (error) {
      fault = String((error as Error).stack)
    }
    port.postMessage({ scan, slots: found, fault })
  })
}
